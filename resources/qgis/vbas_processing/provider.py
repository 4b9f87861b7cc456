"""The provider and its algorithms, made from what `declared` says."""

from __future__ import annotations

import os
import shlex
from typing import Any

from processing.core.ProcessingConfig import ProcessingConfig, Setting
from qgis.core import (
    QgsApplication,
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingOutputFile,
    QgsProcessingOutputVectorLayer,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterField,
    QgsProcessingParameterFile,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterNumber,
    QgsProcessingParameterString,
    QgsProcessingParameterVectorLayer,
    QgsProcessingProvider,
)
from qgis.PyQt.QtGui import QIcon

from . import declared
from .declared import ALGORITHMS, Algorithm, Asked, Said
from .program import ProgramError, found_program, run_program

_SETTING = "VBAS_PROGRAM"
_FORMATS = ["gpkg", "shp", "geojson", "parquet"]
"""What vbas reads; a layer of another kind is exported for it."""


def said(text: Said) -> str:
    """A text in the language of QGIS."""
    return text.french if QgsApplication.locale().startswith("fr") else text.english


class Plugin:
    """What QGIS loads."""

    def initProcessing(self) -> None:
        """Adds the provider; ``qgis_process`` calls only this."""
        self.provider = Provider()
        QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self) -> None:
        """Adds the provider."""
        self.initProcessing()

    def unload(self) -> None:
        """Takes it away."""
        QgsApplication.processingRegistry().removeProvider(self.provider)


class Provider(QgsProcessingProvider):
    """The algorithms of VBAS, and the setting that says where the program is."""

    def id(self) -> str:
        """Name in scripts: vbas:aggregate."""
        return "vbas"

    def name(self) -> str:
        """Name in the toolbox."""
        return "VBAS"

    def icon(self) -> QIcon:
        """Icon in the toolbox."""
        return QIcon(os.path.join(os.path.dirname(__file__), "icon.svg"))

    def load(self) -> bool:
        """Declares the setting, then the algorithms."""
        ProcessingConfig.settingIcons[self.name()] = self.icon()
        text = said(declared.TITLES["program"])
        ProcessingConfig.addSetting(
            Setting(self.name(), _SETTING, text, "", valuetype=Setting.FILE)
        )
        ProcessingConfig.readSettings()
        self.refreshAlgorithms()
        return True

    def unload(self) -> None:
        """Takes the setting away."""
        ProcessingConfig.removeSetting(_SETTING)

    def loadAlgorithms(self) -> None:
        """One for each command that is declared."""
        for of in ALGORITHMS:
            self.addAlgorithm(Command(of))


class Command(QgsProcessingAlgorithm):
    """A command of ``vbas``; all that is special to it is declared."""

    def __init__(self, of: Algorithm) -> None:
        super().__init__()
        self._of = of

    def createInstance(self) -> Command:
        """Another one of the same command."""
        return Command(self._of)

    def name(self) -> str:
        """Name in scripts."""
        return self._of.command

    def displayName(self) -> str:
        """Name in the toolbox."""
        return said(self._of.title)

    def shortHelpString(self) -> str:
        """What it does."""
        return said(self._of.help)

    def icon(self) -> QIcon:
        """Icon in the toolbox."""
        return self.provider().icon() if self.provider() else super().icon()

    def initAlgorithm(self, configuration: dict[str, Any] | None = None) -> None:
        """Declares parameters and outputs."""
        for asked in self._of.asked:
            parameter = _parameter(asked)
            if asked.kind == declared.MORE:
                advanced = QgsProcessingParameterDefinition.FlagAdvanced
                parameter.setFlags(parameter.flags() | advanced)
            self.addParameter(parameter)
        if self._of.made:
            self.addParameter(
                QgsProcessingParameterFolderDestination("OUT", said(declared.TITLES["out"]))
            )
        for made in self._of.made:
            kind = QgsProcessingOutputVectorLayer if made.layer else QgsProcessingOutputFile
            self.addOutput(kind(made.name, said(made.text)))

    def processAlgorithm(self, parameters, context, feedback):
        """Runs the command, and has its layers loaded."""
        program = found_program(ProcessingConfig.getSetting(_SETTING) or "")
        if program is None:
            raise QgsProcessingException(said(declared.TITLES["missing"]))
        values = {of.name: self._value(of, parameters, context, feedback) for of in self._of.asked}
        out = self.parameterAsString(parameters, "OUT", context) if self._of.made else ""
        call = [program, *declared.arguments(self._of, values, out)]
        feedback.pushCommandInfo(" ".join(shlex.quote(of) for of in call))
        try:
            if not run_program(call, feedback.pushInfo, feedback.isCanceled):
                feedback.pushInfo(said(declared.TITLES["stopped"]))
                return {}
        except (ProgramError, OSError) as error:
            raise QgsProcessingException(str(error)) from error
        return self._results(out, context)

    def _value(self, asked: Asked, parameters, context, feedback):
        """What was said of a parameter, as `declared.arguments` takes it."""
        name, kind = asked.name, asked.kind
        if kind == declared.AREAS:
            return self.parameterAsCompatibleSourceLayerPathAndLayerName(
                parameters, name, context, _FORMATS, "gpkg", feedback
            )
        if asked.optional and parameters.get(name) is None:
            return None
        if kind == declared.WHOLE:
            return self.parameterAsInt(parameters, name, context)
        if kind == declared.NUMBER:
            return self.parameterAsDouble(parameters, name, context)
        if kind == declared.FLAG:
            return self.parameterAsBool(parameters, name, context)
        if kind == declared.CHOICE:
            return self.parameterAsEnumString(parameters, name, context)
        text = self.parameterAsString(parameters, name, context)
        return shlex.split(text) if kind == declared.MORE else text

    def _results(self, out: str, context: QgsProcessingContext) -> dict[str, str]:
        """{output: file}; layers are shown when the algorithm has ended."""
        results = {"OUT": out} if self._of.made else {}
        for made in self._of.made:
            file = os.path.join(out, *made.file.split("/"))
            if not os.path.exists(file):
                continue
            results[made.name] = file
            if made.layer:
                details = QgsProcessingContext.LayerDetails(
                    said(made.text), context.project(), made.name
                )
                context.addLayerToLoadOnCompletion(file, details)
        return results


def _parameter(asked: Asked) -> QgsProcessingParameterDefinition:
    """A value that is asked for, as QGIS asks."""
    given = {"defaultValue": asked.default, "optional": asked.optional}
    name, text = asked.name, said(asked.text)
    if asked.kind == declared.AREAS:
        return QgsProcessingParameterVectorLayer(name, text, **given)
    if asked.kind == declared.FIELD:
        return QgsProcessingParameterField(name, text, parentLayerParameterName="AREAS", **given)
    if asked.kind == declared.FILE:
        return QgsProcessingParameterFile(name, text, **given)
    if asked.kind == declared.FOLDER:
        return QgsProcessingParameterFile(name, text, QgsProcessingParameterFile.Folder, **given)
    if asked.kind == declared.WHOLE:
        return QgsProcessingParameterNumber(
            name, text, QgsProcessingParameterNumber.Integer, minValue=1, **given
        )
    if asked.kind == declared.NUMBER:
        return QgsProcessingParameterNumber(
            name, text, QgsProcessingParameterNumber.Double, minValue=0, **given
        )
    if asked.kind == declared.CHOICE:
        return QgsProcessingParameterEnum(
            name, text, list(asked.choices), usesStaticStrings=True, **given
        )
    if asked.kind == declared.FLAG:
        return QgsProcessingParameterBoolean(name, text, **given)
    return QgsProcessingParameterString(name, text, **given)
