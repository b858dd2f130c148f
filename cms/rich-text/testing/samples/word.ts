/** HTML pasted from Word and Outlook, each with the expected result. */
export const word: readonly (readonly [html: string, expected: string])[] = [
  ['<p class=MsoNormal>Text<o:p></o:p></p>', '<p>Text</p>'],
  [
    '<p class="MsoNormal" style="margin:0cm;text-align:justify"><span lang=EN-US style="font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif">Body</span><o:p>&nbsp;</o:p></p>',
    '<p style="text-align: justify;"><span style="font-family: &quot;Times New Roman&quot;,serif; font-size: 12.0pt;">Body</span>&nbsp;</p>',
  ],
  [
    "<p class=MsoNormal><b><span style='color:red'>Red</span></b></p>",
    '<p><span style="color: red;"><strong>Red</strong></span></p>',
  ],
  [
    "<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Second</p>",
    '<ul><li>First</li><li>Second</li></ul>',
  ],
  [
    '<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>One</p><p style="mso-list:l1 level2 lfo2"><span style="mso-list:Ignore">a.<span>&nbsp;</span></span>Inner</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">2.<span>&nbsp;</span></span>Two</p>',
    '<ol><li>One<ol><li>Inner</li></ol></li><li>Two</li></ol>',
  ],
  [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><title>Doc</title><style><!-- p {margin:0} --></style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body lang=EN><!--StartFragment--><p class=MsoNormal>Body</p><!--EndFragment--></body></html>',
    '<p>Body</p>',
  ],
  ['<h1><a name="_Toc1"></a>Heading</h1>', '<h1>Heading</h1>'],
  ['<p class=MsoNormal style="margin-left:36.0pt">indented</p>', '<p style="padding-inline-start: 40px;">indented</p>'],
  [
    '<table class=MsoTableGrid><tr><td><p class=MsoNormal>A1</p></td><td><p class=MsoNormal>B1</p></td></tr></table>',
    '<table><tbody><tr><td>A1</td><td>B1</td></tr></tbody></table>',
  ],
  [
    // Word 365: a header row, a merged cell, an empty cell, numbers to the right.
    "<div align=center><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'><b><span lang=EN-US>Income<o:p></o:p></span></b></p></td><td width=200 colspan=2 style='width:150.25pt'><p class=MsoNormal align=right style='text-align:right'><b>Rate<o:p></o:p></b></p></td></tr><tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=200><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal align=right style='text-align:right'>1%</p></td><td><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>a</p></td></tr></table></div>",
    '<table><thead><tr><th scope="col">Income</th><th scope="col" colspan="2"><p style="text-align: right;">Rate</p></th></tr></thead><tbody><tr><td></td><td><p style="text-align: right;">1%</p></td><td><ul><li>a</li></ul></td></tr></tbody></table>',
  ],
  [
    // A text box or frame is a table of one cell.
    '<table class=MsoNormalTable border=0><tr><td><h2>Notice</h2><p class=MsoNormal>Text</p></td></tr></table>',
    '<h2>Notice</h2><p>Text</p>',
  ],
  [
    '<p class=MsoNormal><span style="background:yellow;mso-highlight:yellow">marked</span></p>',
    '<p><span style="background-color: yellow;">marked</span></p>',
  ],
  ['<p class=MsoNormal><span style="mso-spacerun:yes">&nbsp;&nbsp; </span>spaced</p>', '<p>&nbsp;&nbsp; spaced</p>'],
  [
    '<p class=MsoNormal><a href="https://example.com/"><span style="color:#0563C1">link</span></a></p>',
    '<p><a href="https://example.com/"><span style="color: #0563C1;">link</span></a></p>',
  ],
  [
    '<p class=MsoFootnoteText><a href="#_ftn1"><sup>1</sup></a> note</p>',
    '<p><a href="#_ftn1"><sup>1</sup></a> note</p>',
  ],
  [
    '<div class=WordSection1><p class=MsoTitle>Title</p><p class=MsoNormal align=center style="text-align:center">mid</p></div>',
    '<p>Title</p><p style="text-align: center;">mid</p>',
  ],
  ['<p class=MsoNormal><s>gone</s> <u>kept</u></p>', '<p><s>gone</s> <u>kept</u></p>'],
  ['<p class=MsoNormal>soft<br>break</p>', '<p>soft<br>break</p>'],
  [
    '<div style="font-family:Calibri,sans-serif;font-size:11pt">Outlook text</div><div><br></div><div>Regards</div>',
    '<p><span style="font-family: Calibri,sans-serif; font-size: 11pt;">Outlook text</span></p><p><br></p><p>Regards</p>',
  ],
  [
    '<p class="xmsonormal"><font face="Arial" size="2" color="#333333">Old mail</font></p>',
    '<p><span style="color: #333333; font-family: Arial; font-size: small;">Old mail</span></p>',
  ],
]
