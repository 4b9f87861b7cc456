"""``vbas ledger``: what was released from which records, and who decided what."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from app.cli.options import Options
from core.io.release_ledger import Entry, list_decisions, list_releases


def run(options: Options) -> None:
    """Runs the command."""
    releases, decisions = list_releases(options.ledger), list_decisions(options.ledger)
    if options.as_json:
        told = {"releases": [asdict(of) for of in releases], "decisions": decisions}
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return
    sources = dict.fromkeys(
        (*(of.source for of in releases), *(str(of.get("records", "")) for of in decisions))
    )
    for source in sources:
        print(f"Records {source[:12]}" if source else "Records of unknown origin")
        print("  Releases")
        of_source = [_release(of) for of in releases if of.source == source]
        print("\n".join(of_source or ["    none"]))
        print("  Decisions")
        of_source = [_decision(of) for of in decisions if str(of.get("records", "")) == source]
        print("\n".join(of_source or ["    none"]))
    if not sources:
        print("The ledger is empty.")


def _release(of: Entry) -> str:
    what = "published totals" if of.is_total else f"k = {of.k:,}"
    return f"    {of.number} {of.name}, {of.added}: {what}, {', '.join(of.columns) or 'no column'}"


def _decision(of: dict[str, Any]) -> str:
    """Who decided what; what was found against it stands below."""
    said = f"    {of.get('when', '?')} {of.get('by') or 'nobody named'}: "
    said += f"{of.get('pack', '?')} {of.get('decision', '?')}"
    if of.get("reason"):
        said += f", because: {of['reason']}"
    return "\n".join([said, *(f"      {found['sentence']}" for found in of.get("findings") or ())])
