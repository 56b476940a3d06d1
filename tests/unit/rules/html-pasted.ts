import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-pasted', [
  atEnd(
    '‸<b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">Bold</span><span style="font-size:11pt;"> and plain.</span></p><p dir="ltr"><span>More.</span></p></b>',
    { says: 'from Google Docs', fixed: '**Bold** and plain.\n\nMore.' },
  ),
  atEnd(
    "‸<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>Words.<o:p></o:p></span></p>\n\n<!--[if gte mso 9]><xml>\n\n<w:View>Normal</w:View></xml><![endif]-->\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>",
    { says: 'from Word', fixed: 'Words.' },
  ),
  atEnd('‸Words from <b>London</b>.<o:p></o:p>', { says: 'from Word', fixed: 'Words from **London**.' }),
  atEnd(
    '‸<style type="text/css">\np.p1 {margin: 0.0px}\n</style>\n<p class="p1"><span class="s1"><b>Words</b> here.<span class="Apple-converted-space">&nbsp;</span></span></p>',
    { says: 'from Pages or Notes', fixed: '**Words** here.' },
  ),
  atEnd('‸<!-- wp:paragraph -->\n<p class="p1"><span class="s1">Words.</span></p>\n<!-- /wp:paragraph -->', {
    says: 'from WordPress',
    fixed: 'Words.',
  }),
]);
