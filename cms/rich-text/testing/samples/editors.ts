/** HTML written by Lexical, TinyMCE and CKEditor, each with the expected result. */
export const editors: readonly (readonly [html: string, expected: string])[] = [
  [
    '<p class="PlaygroundEditorTheme__paragraph" dir="ltr"><span style="white-space: pre-wrap;">Lexical </span><b><strong class="bold" style="white-space: pre-wrap;">bold</strong></b></p>',
    '<p>Lexical <strong>bold</strong></p>',
  ],
  [
    '<p><i><em style="white-space: pre-wrap;">i</em></i><u><span style="white-space: pre-wrap;">u</span></u><s><span>s</span></s></p>',
    '<p><em>i</em><u>u</u><s>s</s></p>',
  ],
  [
    '<ul><li value="1"><span style="white-space: pre-wrap;">a</span></li><li value="2"><ul><li value="1"><span>b</span></li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['<ol start="5"><li value="5">five</li></ol>', '<ol start="5"><li>five</li></ol>'],
  ['<blockquote dir="ltr"><span style="white-space: pre-wrap;">q</span></blockquote>', '<blockquote>q</blockquote>'],
  [
    '<p style="padding-inline-start: calc(2 * 40px);"><span>calc</span></p>',
    '<p style="padding-inline-start: 80px;">calc</p>',
  ],
  [
    '<p style="padding-inline-start: 80px; text-align: end;">x</p>',
    '<p style="text-align: end; padding-inline-start: 80px;">x</p>',
  ],
  [
    '<a href="https://example.com" class="link"><span>bare link</span></a>',
    '<p><a href="https://example.com">bare link</a></p>',
  ],
  [
    '<p><span style="color: oklch(0.6 0.1 200); font-size: 1.25em;">modern</span></p>',
    '<p><span style="color: oklch(0.6 0.1 200); font-size: 1.25em;">modern</span></p>',
  ],
  [
    '<p style="text-align: center;"><span style="font-family: \'Comic Sans MS\', cursive;">tiny</span></p>',
    '<p style="text-align: center;"><span style="font-family: \'Comic Sans MS\', cursive;">tiny</span></p>',
  ],
  ['<p style="padding-left: 40px;">TinyMCE indent</p>', '<p style="padding-inline-start: 40px;">TinyMCE indent</p>'],
  ['<p><span style="text-decoration: underline;">tiny u</span></p>', '<p><u>tiny u</u></p>'],
  [
    '<figure class="table"><table><thead><tr><th>H1</th><th>H2</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure>',
    '<table><thead><tr><th scope="col">H1</th><th scope="col">H2</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  ],
  [
    '<figure class="image"><img src="x.png" alt="A chart"><figcaption>Figure 1</figcaption></figure>',
    '<p>A chart</p><p>Figure 1</p>',
  ],
  [
    '<p><span class="text-big">ck</span> <mark class="marker-yellow">mark</mark></p>',
    '<p>ck <span style="background-color: yellow;">mark</span></p>',
  ],
  ['<p style="margin-left:40px;">ck indent</p>', '<p style="padding-inline-start: 40px;">ck indent</p>'],
  ['<hr><p>below</p>', '<p>below</p>'],
  ['<details open><summary>Sum</summary><p>Body</p></details>', '<p>Sum</p><p>Body</p>'],
]
