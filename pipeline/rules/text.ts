import { rule, type Rules } from './rule.ts';

/** How a text is written. */
export const text = {
  'repeated-text': rule(
    'warning',
    (v) =>
      `Unexpected ${v['parts']}: \`${v['other']}\` has the same${v['more'] ? `, and so have ${v['more']} more` : ''}`,
    (v) =>
      v['file']
        ? `Write what is new here. If \`${v['file']}\` came by mistake, delete that; \`${v['other']}\` is published, and stays.`
        : 'Write in one of the two what only that one says.',
  ),
  'heading-level': rule(
    'warning',
    (v) => `Unexpected heading of level ${v['level']}, expected ${v['expected']}`,
    ({ top = '##', underline }) =>
      underline === undefined
        ? `Use \`${top}\` for sections and \`${top}#\` for what stands inside them; the title of the page is its only level 1.`
        : `Take the line \`${underline}\` below it out, and put \`${top}\` and a blank before its words for a section; the title of the page is its only level 1.`,
  ),
  'nesting-depth': rule(
    'error',
    (v) => `Unexpected depth: more than ${v['limit']} levels of quotes, lists or HTML inside each other`,
    'Close what is open, or take out the signs at the beginning of the line.',
  ),
  'typed-fact': rule(
    'warning',
    (v) => `Unexpected \`${v['typed']}\`: it is the fact \`${v['name']}\`, and would stay as it is when that changes`,
    ({ name, write, meant }) => {
      const put = write === undefined ? `Put \`{{ ${name} }}\` in its place.` : `Write \`${write}\`.`;
      return `${put} If it is something else, type \`${meant}\`: the backslash says so, and is not published.`;
    },
  ),
  'repeated-question': rule(
    'warning',
    (v) => `Unexpected question \`${v['question']}\`: it stands in line ${v['line']} already`,
    'Keep one of the two, with its answer, and take the other out.',
  ),
  'heading-alone': rule(
    'warning',
    (v) =>
      `Unexpected heading \`${v['words']}\` with ${v['inside'] ? 'only other headings' : 'nothing'} below it: it is not published`,
    (v) =>
      `Write what belongs below it, or take it out.${v['next'] ? ' If what follows is a part of it, put one more `#` before the next heading.' : ''}`,
  ),
  'empty-part': rule(
    'warning',
    (v) =>
      `Unexpected ${v['what']} with nothing in it: ${v['words'] ? 'its words are published as a text that cannot be opened' : 'it is not published'}`,
    'Write what belongs into it, or take its signs out.',
  ),
  'chat-words': rule(
    'warning',
    (v) =>
      v['kind'] === 'address'
        ? `Unexpected \`${v['words']}\` in an address: it tells the other site which chat program has named it`
        : `Unexpected words of a chat program, \`${v['words']}\`: they are meant for you, and every visitor would read them`,
    (v) => (v['kind'] === 'address' ? `Type \`${v['expected']}\`.` : 'Take them out.'),
  ),
} as const satisfies Rules;
