import { isIncomplete } from '../outside-address.ts';
import type { ProseBlock, Slip } from './slip.ts';

/** Addresses with a slip of the fingers, and how each begins when it is right. */
const FORMS: readonly (readonly [form: RegExp, right: string])[] = [
  [/(?<![\w/:.-])(https?):\/(?=\w)/g, '$1://'],
  [/(?<![\w/:.-])(https?)(?::?\/\/(?<!:\/\/)|;\/\/|:\\\\|:\/{3,})(?=\w)/g, '$1://'],
  [/(?<![\w/:.-])(?!https?:)h{1,2}t{1,3}p{1,2}(s?):\/\/(?=\w)/g, 'http$1://'],
  [/(?<![\w/:.@-])(?:ww|wwww)\.(?=[\w-]+\.\w)/g, 'www.'],
];
const REST = /^[\w./~%+#=&?-]*[\w/]/;
const MOST_SHOWN = 300;
/** The target of a link is told of with the whole link. */
const NOT_CLOSED = /(?<!\]\()<((?:https?:\/\/|mailto:)[^\s<>]*[^\s<>.,;:!?])(?=[.,;:!?]*(?:\s|$))/g;

/** Addresses that lead nowhere by themselves, or bring a sign along that should have gone. */
export function findAddressForms({ prose, start }: ProseBlock): Slip[] {
  const beginnings = FORMS.flatMap(([form, right]) =>
    [...prose.matchAll(form)].map(({ 0: begin, 1: part = '', index }) => {
      const [rest = ''] = REST.exec(prose.slice(index + begin.length, index + MOST_SHOWN)) ?? [];
      return toSlip(begin + rest, right.replace('$1', part) + rest, start + index);
    }),
  );
  const open = [...prose.matchAll(NOT_CLOSED)].map(({ 0: actual, 1: address = '', index }) => {
    const offset = start + index;
    const [rest = ''] = prose.slice(index + actual.length).split('\n', 1);
    if (!isSplit(address, rest)) return toSlip(actual, `<${address}>`, offset);
    const split = actual + rest.slice(0, rest.indexOf('>') + 1);
    const joined = split.slice(1, -1).replace(/\s+/g, '');
    return isIncomplete(address) && !isIncomplete(joined)
      ? toSlip(split, `<${joined}>`, offset)
      : toQuestion(split, offset);
  });
  return [...beginnings, ...open];
}

/** Whether a `>` follows in the line, so that a blank stands inside of the address. */
function isSplit(address: string, rest: string): boolean {
  return /^[^<>\n]{1,60}>/.test(rest) && !address.includes('>');
}

/** Nobody knows where the blank of an address should not be. */
function toQuestion(what: string, offset: number): Slip {
  return { rule: 'address-form', offset, values: { what, kind: 'blank' } };
}

function toSlip(actual: string, expected: string, offset: number): Slip {
  return { rule: 'address-form', offset, values: { what: actual, expected }, mend: { actual, expected } };
}
