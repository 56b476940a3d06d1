import { inText, rule } from '../rule.ts';

export const htmlLineBreak = rule({
  area: 'html',
  severity: 'warning',
  message: () => 'Unexpected `</br>`, expected `<br>`: a browser makes a line break of either',
  advice: () => 'Take the slash out; a line break has no end tag.',
  means:
    'A line break of HTML is `<br>`: it holds nothing, so nothing closes it. Browsers forgive the slash, others who read the page may not.',
  parameters: {},
  example: inText('One line,‸</br>and another.', 'One line,<br>and another.'),
});
