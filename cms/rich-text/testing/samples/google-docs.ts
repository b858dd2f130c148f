/** HTML pasted from Google Docs, each with the expected result. */
export const googleDocs: readonly (readonly [html: string, expected: string])[] = [
  [
    '<meta charset=\'utf-8\'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Plain</span></p></b>',
    '<p><span style="color: #000000; font-family: Arial,sans-serif; font-size: 11pt;">Plain</span></p>',
  ],
  [
    '<b style="font-weight:normal;"><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> italic</span><span style="text-decoration:underline"> under</span><span style="text-decoration:line-through"> through</span></p></b>',
    '<p><strong>Bold</strong><em> italic</em><u> under</u><s> through</s></p>',
  ],
  [
    '<b style="font-weight:normal;"><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li style="list-style-type:circle" aria-level="2"><p role="presentation"><span>Inner</span></p></li></ul><li aria-level="1"><p role="presentation"><span>Two</span></p></li></ul></b>',
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  ],
  [
    '<ol><li style="list-style-type:decimal"><p><span>1</span></p></li><li><p><span>2</span></p></li></ol>',
    '<ol><li>1</li><li>2</li></ol>',
  ],
  [
    '<h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Heading</span></h2>',
    '<h2><span style="font-size: 16pt;">Heading</span></h2>',
  ],
  [
    '<p><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p>',
    '<p><a href="https://example.com/"><span style="color: #1155cc;"><u>link</u></span></a></p>',
  ],
  [
    '<p><span style="vertical-align:super;font-size:0.6em">up</span> <span style="vertical-align:sub">down</span></p>',
    '<p><span style="font-size: 0.6em;"><sup>up</sup></span> <sub>down</sub></p>',
  ],
  [
    '<p style="text-align:center;margin-left:36pt">c</p>',
    '<p style="text-align: center; padding-inline-start: 40px;">c</p>',
  ],
  ['<br class="Apple-interchange-newline"><p>after</p>', '<p>after</p>'],
  ['<p><span style="white-space:pre-wrap">two  spaces</span></p>', '<p>two&nbsp;&nbsp;spaces</p>'],
  [
    '<div dir="ltr"><table><colgroup><col width="100"></colgroup><tbody><tr><td><p dir="ltr"><span>A</span></p></td><td><p><span>B</span></p></td></tr></tbody></table></div>',
    '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
  ],
  [
    '<meta charset=\'utf-8\'><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;"><span style="font-weight:700;white-space:pre-wrap;">Slab</span></p></td><td style="vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Tax</span></p></td></tr><tr style="height:0pt"><td rowspan="2"><p dir="ltr"><span style="font-weight:400;">First</span></p></td><td><p dir="ltr" style="text-align:right;"><span>1%</span></p></td></tr><tr><td><br /></td></tr></tbody></table></div></b>',
    '<table><thead><tr><th scope="col">Slab</th><th scope="col">Tax</th></tr></thead><tbody><tr><td rowspan="2">First</td><td><p style="text-align: right;">1%</p></td></tr><tr><td></td></tr></tbody></table>',
  ],
  [
    '<p><span style="background-color:#ffff00">hi</span></p>',
    '<p><span style="background-color: #ffff00;">hi</span></p>',
  ],
]
