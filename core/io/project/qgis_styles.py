"""How QGIS draws the layers of a project: styles in the table that it looks for in a GeoPackage."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

_TABLE: Final = """
CREATE TABLE layer_styles (
    id INTEGER PRIMARY KEY AUTOINCREMENT, f_table_catalog TEXT(256), f_table_schema TEXT(256),
    f_table_name TEXT(256), f_geometry_column TEXT(256), styleName TEXT(30), styleQML TEXT,
    styleSLD TEXT, useAsDefault BOOLEAN, description TEXT(256), owner TEXT(30), ui TEXT(30),
    update_time DATETIME DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change)
VALUES ('layer_styles', 'attributes', 'layer_styles', '1970-01-01T00:00:00.000Z');
"""
_SYMBOL: Final = """<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
 <renderer-v2 type="singleSymbol" symbollevels="0" enableorderby="0" forceraster="0">
  <symbols>
   <symbol type="{kind}" name="0" alpha="{alpha}" clip_to_extent="1" force_rhr="0">
    <layer class="{symbol}" enabled="1" pass="0" locked="0">
     <Option type="Map">
{options}
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" name="name" value=""/>
       {defined}
       <Option type="QString" name="type" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
   </symbol>
  </symbols>
 </renderer-v2>
 <layerGeometryType>{geometry}</layerGeometryType>
</qgis>
"""
_BY_COLUMN: Final = """<Option type="Map" name="properties">
        <Option type="Map" name="fillColor">
         <Option type="bool" name="active" value="true"/>
         <Option type="QString" name="field" value="colour"/>
         <Option type="int" name="type" value="2"/>
        </Option>
       </Option>"""

AREAS, REGIONS, SITES, CELLS = "areas", "regions", "sites", "cells"


def _qml(
    kind: str,
    symbol: str,
    options: Mapping[str, str],
    *,
    alpha: float = 1.0,
    by_column: bool = False,
) -> str:
    written = "\n".join(
        f'      <Option type="QString" name="{name}" value="{value}"/>'
        for name, value in options.items()
    )
    defined = _BY_COLUMN if by_column else '<Option name="properties"/>'
    geometry = {"marker": 0, "line": 1, "fill": 2}[kind]
    return _SYMBOL.format(
        kind=kind, symbol=symbol, options=written, alpha=alpha, defined=defined, geometry=geometry
    )


def _fill(
    colour: str, line: str, width: float, style: str = "solid", dash: str = "solid"
) -> dict[str, str]:
    return {
        "color": colour,
        "style": style,
        "outline_color": line,
        "outline_style": dash,
        "outline_width": str(width),
        "outline_width_unit": "MM",
    }


_QML: Final = {
    AREAS: _qml("fill", "SimpleFill", _fill("238,240,238,255", "150,158,152,255", 0.1)),
    REGIONS: _qml(
        "fill",
        "SimpleFill",
        _fill("160,190,170,255", "60,66,62,255", 0.3),
        alpha=0.8,
        by_column=True,
    ),
    SITES: _qml(
        "marker",
        "SimpleMarker",
        {
            "name": "circle",
            "color": "30,34,32,255",
            "outline_color": "255,255,255,255",
            "size": "1.8",
            "size_unit": "MM",
        },
    ),
    CELLS: _qml("fill", "SimpleFill", _fill("0,0,0,0", "90,90,90,255", 0.2, "no", "dash")),
}


def add_styles(connection: sqlite3.Connection, layers: Mapping[str, str]) -> None:
    """Adds a style for each layer: {name of the layer: one of AREAS, REGIONS, SITES, CELLS}."""
    connection.executescript(_TABLE)
    connection.executemany(
        "INSERT INTO layer_styles (f_table_catalog, f_table_schema, f_table_name, "
        "f_geometry_column, styleName, styleQML, styleSLD, useAsDefault, description, owner, "
        "update_time) VALUES ('', '', ?, 'geom', ?, ?, '', 1, '', '', '1970-01-01T00:00:00.000Z')",
        [(layer, look, _QML[look]) for layer, look in layers.items()],
    )
