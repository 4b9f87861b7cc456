"""What a column is likely to be by its name."""

from core.column_names import names_codes


def test_columns_of_codes_by_their_names():
    codes = "diagnosis DIAG1 main_diag icd10 ICD_CODE dx DX_2 cmg CMG_grp procedure proc1 cci"
    assert [of for of in codes.split() if not names_codes(of)] == []
    more = "intervention cause_of_death atc_code diagnostic"
    assert [of for of in more.split() if not names_codes(of)] == []


def test_other_columns_are_none():
    others = "age sex process index_day medicidal category accident province dxf admission"
    assert [of for of in others.split() if names_codes(of)] == []
