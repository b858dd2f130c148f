/** HTML written by Quill 1 and 2, each with the expected result. */
export const quill: readonly (readonly [html: string, expected: string])[] = [
  ['<p>Plain</p>', '<p>Plain</p>'],
  ['<p><br></p><p>After an empty line</p>', '<p><br></p><p>After an empty line</p>'],
  [
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
  ],
  ['<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>', '<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>'],
  ['<p><strong><em><u><s>all</s></u></em></strong></p>', '<p><strong><em><u><s>all</s></u></em></strong></p>'],
  ['<p>x<sub>2</sub> y<sup>3</sup></p>', '<p>x<sub>2</sub> y<sup>3</sup></p>'],
  [
    '<p class="ql-align-center">c</p><p class="ql-align-right">r</p><p class="ql-align-justify">j</p>',
    '<p style="text-align: center;">c</p><p style="text-align: right;">r</p><p style="text-align: justify;">j</p>',
  ],
  ['<h2 class="ql-align-center">t</h2>', '<h2 style="text-align: center;">t</h2>'],
  [
    '<p class="ql-indent-1">1</p><p class="ql-indent-8">8</p>',
    '<p style="padding-inline-start: 40px;">1</p><p style="padding-inline-start: 320px;">8</p>',
  ],
  [
    '<p><span class="ql-size-small">s</span><span class="ql-size-large">l</span><span class="ql-size-huge">h</span></p>',
    '<p><span style="font-size: 0.75em;">s</span><span style="font-size: 1.5em;">l</span><span style="font-size: 2.5em;">h</span></p>',
  ],
  [
    '<p><span class="ql-font-serif">se</span><span class="ql-font-monospace">mo</span></p>',
    '<p><span style="font-family: Georgia, &quot;Times New Roman&quot;, serif;">se</span><span style="font-family: Monaco, &quot;Courier New&quot;, monospace;">mo</span></p>',
  ],
  ['<p><span style="color: rgb(230, 0, 0);">red</span></p>', '<p><span style="color: rgb(230, 0, 0);">red</span></p>'],
  [
    '<p><span style="background-color: rgb(255, 255, 0); color: rgb(0, 0, 0);">both</span></p>',
    '<p><span style="color: rgb(0, 0, 0); background-color: rgb(255, 255, 0);">both</span></p>',
  ],
  [
    '<p><span class="ql-size-large" style="color: #e60000;">big red</span></p>',
    '<p><span style="color: #e60000; font-size: 1.5em;">big red</span></p>',
  ],
  [
    '<p><span style="font-size: 18px; font-family: Arial;">style attributor</span></p>',
    '<p><span style="font-family: Arial; font-size: 18px;">style attributor</span></p>',
  ],
  ['<blockquote>quoted</blockquote>', '<blockquote>quoted</blockquote>'],
  ['<ol><li>a</li><li>b</li></ol>', '<ol><li>a</li><li>b</li></ol>'],
  [
    '<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ul>',
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  ],
  [
    '<ol><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>one</li><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>two</li></ol>',
    '<ol><li>one</li><li>two</li></ol>',
  ],
  [
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>dot</li></ol>',
    '<ul><li>dot</li></ul>',
  ],
  [
    '<ol><li data-list="ordered">1</li><li data-list="bullet" class="ql-indent-1">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">2</li></ol>',
    '<ol><li>1<ul><li>a</li><li>b</li></ul></li><li>2</li></ol>',
  ],
  [
    '<ol><li data-list="checked">done</li><li data-list="unchecked">open</li></ol>',
    '<ul><li>done</li><li>open</li></ul>',
  ],
  [
    '<p><a href="https://example.com" rel="noopener noreferrer" target="_blank">link</a></p>',
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">link</a></p>',
  ],
  [
    '<p><a href="https://example.com" target="_blank"><strong>bold</strong> link</a></p>',
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer"><strong>bold</strong> link</a></p>',
  ],
  ['<p><code>x = 1</code></p>', '<p><code>x = 1</code></p>'],
  ['<pre class="ql-syntax" spellcheck="false">line 1\n  line 2\n</pre>', '<p>line 1<br>&nbsp;&nbsp;line 2</p>'],
  [
    '<div class="ql-code-block-container"><div class="ql-code-block">a</div><div class="ql-code-block">b</div></div>',
    '<p>a</p><p>b</p>',
  ],
  ['<p>a  b</p>', '<p>a&nbsp;&nbsp;b</p>'],
  ['<p class="ql-direction-rtl ql-align-right">שלום</p>', '<p style="text-align: right;">שלום</p>'],
  ['<p><img src="data:image/png;base64,AAAA">after</p>', '<p>after</p>'],
  ['<iframe class="ql-video" src="https://www.youtube.com/embed/x"></iframe><p>after</p>', '<p>after</p>'],
  ['<p>नेपाली <strong>कर</strong></p>', '<p>नेपाली <strong>कर</strong></p>'],
]
