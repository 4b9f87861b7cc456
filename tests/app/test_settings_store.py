from PySide6.QtCore import QByteArray, QSettings

from app.kit.settings import (
    APPLICATION,
    LAYOUT_VERSION,
    MOST_RECENT,
    ORGANISATION,
    Settings,
    load_settings,
    save_settings,
)


def test_the_first_start_has_defaults():
    assert load_settings() == Settings()


def test_everything_comes_back(tmp_path):
    files = tuple(tmp_path / name for name in ("a.gpkg", "b.csv"))
    kept = Settings(
        geometry=b"\x01\x02\x00",
        layouts={"aggregate": b"\x03\x00", "levels": b"\x04"},
        recent_files=files,
        folders={"areas": tmp_path},
        theme="dark",
        started_before=True,
        search_seen=True,
        kept={"bookmarks": '{"a, b": [["Île", [1.5, 2, 3, 4]]]}', "page": "{}"},
    )
    save_settings(kept)
    assert load_settings() == kept


def test_a_single_recent_file_comes_back(tmp_path):
    save_settings(Settings(recent_files=(tmp_path / "one.gpkg",)))
    assert load_settings().recent_files == (tmp_path / "one.gpkg",)


def test_a_layout_that_was_dropped_stays_dropped():
    save_settings(Settings(layouts={"aggregate": b"\x03", "levels": b"\x04"}))
    save_settings(Settings(layouts={"levels": b"\x04"}))
    assert load_settings().layouts == {"levels": b"\x04"}


def test_only_the_layouts_of_an_older_version_are_left_behind(tmp_path):
    kept = Settings(
        geometry=b"\x01\x02",
        recent_files=(tmp_path / "a.gpkg",),
        folders={"areas": tmp_path},
        theme="dark",
        language="fr",
        started_before=True,
        tour_seen=True,
        kept={"bookmarks": "{}"},
    )
    save_settings(kept)
    store = QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION
    )
    older = f"layout{LAYOUT_VERSION - 1}"
    store.setValue(f"{older}/levels", QByteArray(b"\x03"))
    store.sync()
    assert load_settings() == kept  # default layouts, nothing else lost
    save_settings(kept)
    store.sync()
    assert older not in store.childGroups()


def test_recent_files_are_unique_newest_first_and_few(tmp_path):
    settings = Settings()
    for i in range(MOST_RECENT + 3):
        settings.add_recent(tmp_path / f"{i}.gpkg")
    settings.add_recent(tmp_path / "5.gpkg")
    names = [path.name for path in settings.recent_files]
    assert names[:2] == ["5.gpkg", f"{MOST_RECENT + 2}.gpkg"]
    assert len(names) == MOST_RECENT == len(set(names))


def test_a_folder_that_is_gone_is_not_offered(tmp_path):
    settings = Settings()
    folder = tmp_path / "here"
    folder.mkdir()
    settings.remember_folder("areas", folder / "file.gpkg")
    assert settings.folder("areas") == folder
    folder.rmdir()
    assert settings.folder("areas") != folder
    assert settings.folder("never used").is_dir()


def test_nonsense_in_the_file_is_ignored():
    store = QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION
    )
    store.setValue("theme", "purple")
    store.setValue("window/geometry", "not bytes")
    store.setValue(f"layout{LAYOUT_VERSION}/aggregate", 12)
    store.sync()
    assert load_settings() == Settings()


def test_what_parts_keep_under_names_with_a_slash_comes_back():
    save_settings(Settings(kept={"last/project": "/a/b.vbas", "plain": "x"}))
    assert load_settings().kept == {"last/project": "/a/b.vbas", "plain": "x"}
