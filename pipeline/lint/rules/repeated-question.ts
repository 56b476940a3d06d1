import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly question: string;
  readonly line: string;
};

const ONE_QUESTION = ['## Money {#group-money}', '', '### What does it cost? {#how-often}', '', '€50.'];

export const repeatedQuestion = rule<Parameters>({
  area: 'text',
  severity: 'warning',
  message: (v) => `Unexpected question \`${v.question}\`: it stands in line ${v.line} already`,
  advice: () => 'Keep one of the two, with its answer, and take the other out.',
  means:
    'The page of questions has this question twice, in the same words but for capitals and signs. A visitor who opens one of them wonders what ' +
    'the other says, and search engines get two answers to one question. Keep the better one, or join them.',
  parameters: { question: 'What does it cost', line: '8' },
  example: inText(
    lines(...ONE_QUESTION, '', '‸### What does it cost', '', 'It depends.'),
    lines(...ONE_QUESTION),
    'pages/faq.md',
  ),
});
