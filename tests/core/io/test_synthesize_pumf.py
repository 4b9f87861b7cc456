import numpy as np
import pytest

from core.errors import VbasError
from core.io.synthesize import distributions_from_pumf
from core.io.synthesize.codebook import plain_code, read_codebook
from core.steps import finish

CODES = """name,val,label_en,label_fr
AGEGRP,1,0 to 14 years,
AGEGRP,2,15 to 64 years,
AGEGRP,3,65 years and over,
AGEGRP,88,Not available,
Sex,1,Woman+,
Sex,2,Man+,
PR,10,Newfoundland and Labrador,
PR,35,Ontario,
PR,70,Northern Canada,
"""
FILE = """PPSORT,WEIGHT,agegrp,SEX,PR,TotInc
1,10.5,1,1,10,99999999
2,9.5,02,2,10,20000
3,30,2,1,35,30000
4,10,3,1,35,88888888
5,70,88,2,35,1
6,5,1,1,70,5
7,1,7,1,70,5
8,1,2,2,99,5
"""


def files(tmp_path, data=FILE, codes=CODES, encoding="utf-8"):
    (tmp_path / "pumf.csv").write_bytes(data.encode(encoding))
    (tmp_path / "codes.csv").write_bytes(codes.encode(encoding))
    return tmp_path / "pumf.csv", tmp_path / "codes.csv"


def probabilities(item):
    return dict(zip(item.provinces, item.probabilities[:, 0].tolist(), strict=True))


def test_weighted_shares_by_hand(tmp_path):
    found = finish(distributions_from_pumf(*files(tmp_path), ["AGEGRP", "Sex"]))
    age = found.items["agegrp"]
    assert age.categories == ("0 to 14 years", "15 to 64 years", "65 years and over")
    shares = probabilities(age)
    assert shares["NL"] == pytest.approx([10.5 / 20, 9.5 / 20, 0])
    assert shares["ON"] == pytest.approx([0, 0.75, 0.25])  # code 88 is left out
    assert shares["YT"] == shares["NT"] == shares["NU"] == [1, 0, 0]
    # Over all: NL 20, ON 40, the territories 5 together.
    assert age.over_all()[0] == pytest.approx([15.5 / 65, 39.5 / 65, 10 / 65])
    assert probabilities(found.items["SEX"])["ON"] == pytest.approx([40 / 110, 70 / 110])
    texts = " ".join(str(n) for n in found.notices)
    assert "of agegrp have a code for not available" in texts
    assert "of SEX have an unknown province" in texts
    assert "8 respondents" in found.source


def test_another_weight_and_province_column(tmp_path):
    data = "Province;w;v\nOntario;1,5;a\nON;0,5;b\nQuébec;2;b\nQuébec;x;a\n"
    path, _ = files(tmp_path, data)
    found = finish(distributions_from_pumf(path, None, ["v"], weight="W", province="province"))
    assert probabilities(found.items["v"]) == {"ON": [0.75, 0.25], "QC": [0, 1]}
    assert any(
        "Respondents without a weight in w, who were left out: 1." in str(n) for n in found.notices
    )


def test_without_weights_each_counts_once(tmp_path):
    path, _ = files(tmp_path, "PR,v\n35,1\n35,1\n35,2\n24,2\n")
    found = finish(distributions_from_pumf(path, None, ["V"]))
    assert probabilities(found.items["v"])["ON"] == pytest.approx([2 / 3, 1 / 3])


@pytest.mark.parametrize(
    ("codes", "kept"),
    [
        (["1", "2", "8"], ["1", "2"]),
        (["6", "7", "8", "9"], ["6", "7", "8", "9"]),
        (["1", "2", "3", "8", "9"], ["1", "2", "3"]),
        (["86", "87", "88", "89"], ["86", "87", "88", "89"]),
        (["1", "2", "10", "88", "99999999"], ["1", "2", "10"]),
        (["b", "", "a"], ["a", "b"]),
    ],
)
def test_missing_codes_without_a_codebook(tmp_path, codes, kept):
    path, _ = files(tmp_path, "PR,v\n" + "".join(f"35,{c}\n" for c in codes))
    found = finish(distributions_from_pumf(path, None, ["v"]))
    assert list(found.items["v"].categories) == kept


def test_one_code_for_all_territories(tmp_path):
    path, _ = files(tmp_path, "GEO_PRV,v\n60,1\n60,2\n35,1\n")
    found = finish(distributions_from_pumf(path, None, ["v"]))
    assert found.items["v"].provinces == ("NT", "NU", "ON", "YT")
    assert found.items["v"].over_all()[0] == pytest.approx([2 / 3, 1 / 3])


def test_broken_lines_are_counted(tmp_path):
    path, _ = files(tmp_path, "PR,v\n35,1\n35,1,7\n35,2\n35\n")
    found = finish(distributions_from_pumf(path, None, ["v"]))
    assert any(str(n).startswith("Lines of pumf.csv") and ": 2." in str(n) for n in found.notices)
    assert found.items["v"].probabilities[0, 0].tolist() == [0.5, 0.5]


def test_large_files_are_read_in_blocks(tmp_path, monkeypatch):
    monkeypatch.setattr("core.io.synthesize.pumf._BLOCK_BYTES", 1 << 16)
    rng = np.random.default_rng(1)
    codes = rng.integers(1, 5, 50_000)
    path, _ = files(tmp_path, "PR,v\n" + "".join(f"35,{c}\n" for c in codes))
    seen = []
    found = finish(distributions_from_pumf(path, None, ["v"]), lambda s: seen.append(s.done))
    assert len(seen) > 3
    expected = np.bincount(codes, minlength=5)[1:] / 50_000
    assert np.allclose(found.items["v"].probabilities[0, 0], expected)


def test_codebooks_in_the_old_encoding(tmp_path):
    codes = "Variable,Code,Label\nABOID,1,Métis\nABOID,2,Inuk\nABOID,8,Non disponible\n"
    path, book = files(tmp_path, "PR,aboid\n35,1\n35,2\n", codes, "cp1252")
    found = finish(distributions_from_pumf(path, book, ["aboid"]))
    assert found.items["aboid"].categories == ("Métis", "Inuk")


def test_labels_that_repeat_give_way_to_codes(tmp_path):
    _, book = files(tmp_path, codes="name,val,label\nv,1,yes\nv,2,yes\n")
    assert read_codebook(book).of("V") == (("1", "2"), ("1", "2"))
    assert read_codebook(book).of("w") is None


def test_codes_are_compared_plainly():
    assert [plain_code(c) for c in ("01", " 1 ", "1.0", '"1"', "-01", "0", "00", "a1")] == [
        "1", "1", "1", "1", "-1", "0", "0", "a1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "variables", "says"),
    [
        ("PR,v\n35,1\n", ["w"], "no column w"),
        ("PR,v\n35,1\n", [], "No variable"),
        ("a,v\n35,1\n", ["v"], "no column of provinces"),
        ("PR,v\n99,1\n", ["v"], "known province"),
        ("PR,v\n35,\n", ["v"], "known value|no v"),
        ("nothing here\n", ["v"], "not a CSV file"),
        ("PR,v\n" + "".join(f"35,{i}\n" for i in range(1500)), ["v"], "1500 different values"),
    ],
)
def test_bad_files_are_explained(tmp_path, data, variables, says):
    path, _ = files(tmp_path, data)
    with pytest.raises(VbasError, match=says):
        finish(distributions_from_pumf(path, None, variables))


def test_files_that_are_not_there(tmp_path):
    path, book = files(tmp_path)
    with pytest.raises(VbasError, match="cannot be read"):
        distributions_from_pumf(tmp_path / "none.csv", None, ["v"])
    with pytest.raises(VbasError, match="cannot be read"):
        distributions_from_pumf(path, tmp_path / "none.csv", ["SEX"])
    with pytest.raises(VbasError, match="no columns for the variable"):
        distributions_from_pumf(path, path, ["SEX"])
    assert book.exists()
