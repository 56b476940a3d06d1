import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly what: string;
};

export const fenceForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`, expected three backticks around code`,
  advice: () => 'Type three backticks, and nothing else, on a line above the code and on one below it.',
  means:
    'Code stands between two lines of three backticks. Quotation marks and accents look alike, and programs put them in their place, but they are text: the code would be set as a paragraph.',
  parameters: { what: '´´´' },
  example: inText(lines('‸´´´', 'value / cost', '´´´'), lines('```', 'value / cost', '```')),
});
