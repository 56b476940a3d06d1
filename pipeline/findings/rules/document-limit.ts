import { error } from '../rule.ts';

export const documentLimit = error('files', {
  message: (v) => `Unexpected size: more than ${Number(v.limit).toLocaleString('en-US')} ${v.what}`,
  advice: () =>
    'Shorten it, split it into several files, or take out what was pasted by mistake, such as signs of quotes and lists inside each other; `content/README.md` says how much a file may hold.',
  means:
    'A file may hold as much as a thick book, and this one holds more. Nearly always something was pasted that was not meant: a log, ' +
    'a table of thousands of lines, a picture as letters, a hundred quotes inside each other. Such a page would take minutes to open on a phone, so the file is not read.',
  parameters: { what: 'lines', limit: '30000' },
  example: {
    wrong: [{ form: 'text', file: 'insights/my-article.md', text: '2026-03-01 09:00 21.4 °C\n', times: 30_000 }],
    right: [{ form: 'text', file: 'insights/my-article.md', text: 'It was 21.4 °C warm, for four weeks.' }],
  },
});
