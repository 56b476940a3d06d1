import type { LadderNumbers } from './ladder-address.ts';
import { plansFromAddress, writePlans } from './ladder-address.ts';

/** What a gate book says of a gate besides its numbers; any of it may be empty. */
export interface GateWords {
  readonly question: string;
  readonly owner: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly stop: string;
}

/** The words of a plan for a board: its name, and those of each gate. */
export interface GateBook {
  readonly title: string;
  readonly gates: readonly GateWords[];
}

/** What an address holds besides the numbers of a plan. */
export interface BookInAddress {
  readonly book: GateBook | undefined;
  /** The plan of somebody who asks for a second set of odds; its own odds are not to be shown yet. */
  readonly asked: LadderNumbers | undefined;
  /** Whether two plans in the address are two people's odds for one plan. */
  readonly isSecondSet: boolean;
}

/** The fields of a gate in their order, each with its parameter: a capital letter, as no anchor has. */
const WORD_FIELDS = { question: 'Q', owner: 'O', day: 'D', stop: 'S' } as const;
/** The parameters of a plan that asks for odds, and of two sets of odds. */
const [ASKED, SECOND_SET] = ['A', 'B'];
/** The names of the fields of a gate, in their order. */
export const WORD_NAMES = Object.keys(WORD_FIELDS) as (keyof GateWords)[];

/** The most characters of a field. */
export const MAX_WORDS = 200;
/** The most characters of an address for one character of a field. */
const ENCODED = 12;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a book without words. */
export function emptyBook(gates: readonly unknown[]): GateBook {
  return { title: '', gates: gates.map(() => ({ question: '', owner: '', day: '', stop: '' })) };
}

interface Extras {
  readonly book: GateBook | undefined;
  readonly asked?: LadderNumbers | undefined;
  readonly isSecondSet?: boolean;
}

/**
 * Returns a ladder's anchor with what an address holds besides its numbers, such as `ladder=Capsule&Q=Does+it+work`.
 * Browsers do not send what is behind `#` to a server.
 */
export function anchorWithBook(id: string, { book, asked, isSecondSet }: Extras): string {
  const params = new URLSearchParams({ [id]: book?.title ?? '' });
  const isWritten = book?.gates.some((gate) => WORD_NAMES.some((name) => gate[name] !== '')) === true;
  for (const gate of isWritten ? book.gates : [])
    for (const name of WORD_NAMES) params.append(WORD_FIELDS[name], gate[name]);
  if (asked) params.set(ASKED, mask(writePlans({ own: asked })));
  if (isSecondSet) params.set(SECOND_SET, '');
  return params.toString() === `${id}=` ? id : params.toString();
}

/** Reads the same from a hash. Cuts words that no field can hold; a plan that does not fit is left out. */
export function bookInHash(id: string, hash: string, published: LadderNumbers): BookInAddress {
  const longest = ENCODED * MAX_WORDS * (WORD_NAMES.length * published.gates.length + 2);
  const isOurs = hash.length <= longest && hash.startsWith(`#${id}=`);
  const params = new URLSearchParams(isOurs ? hash.slice(1) : '');
  const wordAt = (name: keyof GateWords, index: number): string => {
    const word = (params.getAll(WORD_FIELDS[name])[index] ?? '').slice(0, MAX_WORDS);
    return name === 'day' && !isDay(word) ? '' : word;
  };
  const gates = published.gates.map((_, index) => ({
    question: wordAt('question', index),
    owner: wordAt('owner', index),
    day: wordAt('day', index),
    stop: wordAt('stop', index),
  }));
  const book = { title: (params.get(id) ?? '').slice(0, MAX_WORDS), gates };
  const asked = params.get(ASKED);
  return {
    book: anchorWithBook(id, { book }) === id ? undefined : book,
    asked: asked === null ? undefined : plansFromAddress(unmask(asked), published)?.own,
    isSecondSet: params.has(SECOND_SET),
  };
}

function isDay(word: string): boolean {
  return DAY.test(word) && !Number.isNaN(Date.parse(word));
}

/** The characters of a plan in an address, and what stands for each in a link that asks for odds. */
const [PLAIN, MASKED] = ['0123456789.-_', 'tkhwzbxmrqjnv'];

/** Writes a plan so that its odds are not read by accident; it keeps no secret. */
function mask(plan: string): string {
  return [...plan].map((sign) => MASKED[PLAIN.indexOf(sign)] ?? '').join('');
}

function unmask(masked: string): string {
  return [...masked].map((sign) => PLAIN[MASKED.indexOf(sign)] ?? '').join('');
}
