import { textsOf } from '../unit/built-texts.ts';
import { DIST } from './built-site.ts';
import { expect, test } from './same-tab.ts';

/** The archive is as it was typed, in its file, on its page and for programs. */
const AS_TYPED = /^(?:content-export|llms|third-party-notices)/;
/** Days, and moments, as programs read them. */
const DAYS = /\d{4}-\d\d(?:-\d\d)?(?:T[\d:.]+Z)?/g;

/** What an empty field shows is as it was typed. */
const IN_FIELD = 'Search insights...';

/** What a keyboard has in place of the sign that is meant. */
const TYPED: Readonly<Record<string, RegExp>> = {
  'a straight apostrophe': /\p{L}'\p{L}|\p{L}s' /u,
  'a straight quotation mark': /"(?=\p{L})|(?<=[\p{L}.,!?])"/u,
  'a hyphen in a range': /(?<![\p{L}\d-])\d[\d.,:]*[%KMBx]?-[€$£]?\d[\d.,:]*(?![\d-])/u,
  'a hyphen as a minus sign': /(?:^|[\s(=])-[€$£]?\d|\d[)%]? - [(€$£]?\d/,
  'a hyphen as a dash': /[\p{L}"”’)] - \p{L}|--/u,
  'a letter as a multiplication sign': /(?<![\p{L}\d])\d+(?:[.,]\d+)?x(?![\p{L}\d]| \p{Lu})|\d x \d/u,
  'a caret as a power': /[\p{L}\d)]\^[-\d]/u,
  'three dots': /\.\.\./,
};

test('no text of the built site has a sign of the keyboard where another one is meant', async () => {
  const texts = (await textsOf(DIST)).filter(({ file }) => !AS_TYPED.test(file));
  const found = texts.flatMap(({ file, text }) => {
    const running = text.replaceAll(DAYS, '').replaceAll(IN_FIELD, '');
    return Object.entries(TYPED).flatMap(([what, sign]) => {
      const match = sign.exec(running);
      return match ? [`${file}: ${what} in “${running.slice(Math.max(0, match.index - 30), match.index + 30)}”`] : [];
    });
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect([...new Set(found)]).toEqual([]);
});
