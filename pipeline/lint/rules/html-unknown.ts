import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly name: string;
};

export const htmlUnknown = rule<Parameters>({
  area: 'html',
  severity: 'warning',
  message: (v) =>
    `Unexpected element \`<${v.name}>\`, which is none of HTML: it is shown as the text that it looks like`,
  advice: () =>
    'Take it out, with its end if it has one, and leave what stands between; or put a backslash before it, `\\<`, if readers shall see it.',
  means:
    'Programs name parts of their own, such as `<Video>` or `<Callout>`; HTML knows none of them. ' +
    'What a browser does not know is shown as it is typed, so that no word is lost, and readers see the tag. Take it out, and leave the words.',
  parameters: { name: 'Callout' },
  example: inText('‸<Callout type="info">Read this first.</Callout>', 'Read this first.'),
});
