import { rule } from '../rule.ts';

type Parameters = {
  readonly field: string;
  readonly address: string;
  readonly one: string;
  readonly oneFile: string;
  readonly other: string;
  readonly otherFile: string;
};

export const outputsDisagree = rule<Parameters>({
  area: 'site',
  severity: 'error',
  message: (v) =>
    `Cannot publish two values for the ${v.field} of \`${v.address}\`: \`${v.one}\` in \`${v.oneFile}\`, \`${v.other}\` in \`${v.otherFile}\``,
  advice: () => 'The program is at fault, since both are made from the same content: please report it.',
  means:
    'A page says its title, its day and more in several places: for readers, for search engines, for networks. They are made from the same ' +
    'file, and are compared before anything is published. Here two of them differ, which no text can cause. The ' +
    'published site stays as it was.',
  parameters: {
    field: 'title',
    address: '/about',
    one: 'About',
    oneFile: 'about.html',
    other: 'About us',
    otherFile: 'llms.txt',
  },
  example: { none: 'No text is known that leads to this: only a fault of the program can.' },
});
