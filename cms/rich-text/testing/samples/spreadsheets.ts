/** HTML pasted from Excel and Google Sheets, each with the expected result. */
export const spreadsheets: readonly (readonly [html: string, expected: string])[] = [
  [
    // Excel 365 writes what cells look like as classes, and a hidden row for its own use.
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} tr {mso-height-source:auto;} td {padding-top:1px; color:black; font-size:11.0pt; font-family:Calibri, sans-serif; text-align:general;} .xl65 {font-weight:700; color:white; background:#4472C4; border:.5pt solid windowtext;} .xl66 {mso-number-format:"\\#\\,\\#\\#0"; text-align:center;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=3 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Month</td><td class=xl65>VAT</td><td></td></tr><tr height=20><td height=20>Shrawan</td><td class=xl66 align=right>1,30,000</td><td>&nbsp;</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64 style='width:48pt'>hidden</td></tr><![endif]><!--EndFragment--></table></body></html>`,
    '<table><thead><tr><th scope="col">Month</th><th scope="col">VAT</th><th scope="col"></th></tr></thead><tbody><tr><td>Shrawan</td><td><p style="text-align: center;">1,30,000</p></td><td></td></tr></tbody></table>',
  ],
  [
    // Nothing bold: no header.
    "<table border=0 cellpadding=0 style='border-collapse:collapse'><tr height=20><td height=20 class=xl63 align=right>1</td><td class=xl63>a</td></tr><tr height=20><td height=20 align=right>2</td><td>b</td></tr></table>",
    '<table><tbody><tr><td><p style="text-align: right;">1</p></td><td>a</td></tr><tr><td><p style="text-align: right;">2</p></td><td>b</td></tr></tbody></table>',
  ],
  [
    // All bold: no header either.
    '<table border=0><tr><td><b>1</b></td><td><b>2</b></td></tr><tr><td><b>3</b></td><td><b>4</b></td></tr></table>',
    '<table><tbody><tr><td><strong>1</strong></td><td><strong>2</strong></td></tr><tr><td><strong>3</strong></td><td><strong>4</strong></td></tr></tbody></table>',
  ],
  [
    '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Name&quot;}">Name</td><td style="font-weight:bold;text-align:center;">Link</td></tr><tr style="height:21px;"><td style="vertical-align:bottom;text-align:right;" data-sheets-numberformat="{}">12</td><td><a class="in-cell-link" target="_blank" href="https://example.com/">there</a></td></tr></tbody></table></google-sheets-html-origin>',
    '<table><thead><tr><th scope="col">Name</th><th scope="col"><p style="text-align: center;">Link</p></th></tr></thead><tbody><tr><td><p style="text-align: right;">12</p></td><td><a href="https://example.com/" target="_blank" rel="noopener noreferrer">there</a></td></tr></tbody></table>',
  ],
]
