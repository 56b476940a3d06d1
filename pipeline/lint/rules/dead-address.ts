import { rule } from '../rule.ts';

type Parameters = {
  readonly anchor?: string;
  readonly file: string;
  readonly target: string;
};

export const deadAddress = rule<Parameters>({
  area: 'site',
  severity: 'error',
  message: (v) =>
    v.anchor === undefined
      ? `Cannot publish \`${v.file}\`: nothing is at \`${v.target}\`, which it names`
      : `Cannot publish \`${v.file}\`: there is no \`#${v.anchor}\` at \`${v.target}\`, which it names`,
  advice: () =>
    'Correct the address where it is written; if it is written nowhere in the content, the program is at fault: please report it.',
  means:
    'Before a site is published, all its pages are read once more, and each link is followed. This one leads to nothing. Mistyped ' +
    'links are found earlier, so the address probably comes from a place that is not checked, such as HTML in a text. ' +
    'The published site stays as it was.',
  parameters: { file: 'about.html', target: '/assets/sign.svg' },
  example: { none: 'No text is known that leads to this: what a writer can mistype is found before.' },
});
