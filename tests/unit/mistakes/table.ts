import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from './mistake.ts';
import { atEnd, casesOf, edit, inArticle, inField, inFields, linkTo } from './rows.ts';
import { readRows } from '../tab-separated.ts';

const FOLDER = path.resolve(import.meta.dirname, '../rules');

/** The test cases of a rule. */
interface Table {
  readonly rule: Mistake['rule'];
  /** Mistakes that the rule finds. */
  readonly cases: readonly Mistake[];
  /** Texts in which no rule finds anything. */
  readonly silent: readonly string[];
}

/** Stands for a correction that leaves nothing. */
const NOTHING = '∅';

/** Where the first column of a table of text puts a mistake, if it is not the name of a file. */
const PLACES = { article: inArticle, fields: inFields, field: inField, link: linkTo, end: atEnd };

const rules = new Set(readdirSync(FOLDER).map((file) => path.parse(file).name as Mistake['rule']));
/** The tables of rules, in alphabetical order. */
export const TABLES: readonly Table[] = await Promise.all([...rules].map(readTable));
/** All mistakes in the tables. */
export const MISTAKES: readonly Mistake[] = TABLES.flatMap(({ cases }) => cases);

/** Reads the table of a rule: what is typed in one place stands in `RULE.tsv`, what needs more than that in `RULE.ts`. */
async function readTable(rule: Mistake['rule']): Promise<Table> {
  const [text, code] = ['tsv', 'ts'].map((ending) => path.join(FOLDER, `${rule}.${ending}`));
  const typed = text && existsSync(text) ? toTable(rule, readRows(text)) : { cases: [], silent: [] };
  const made = (code && existsSync(code) ? await import(code) : {}) as Partial<Table>;
  return {
    rule,
    cases: [...typed.cases, ...(made.cases ?? [])],
    silent: [...typed.silent, ...(made.silent ?? [])],
  };
}

/**
 * Makes a table of rows: `in` one of the places or a file; `typed`; `says`, several with ` ¦ ` between; `fixed`; `more`,
 * which is `guess` if the finding has no fix, or `undone`; and what is replaced, if it is in a file.
 */
function toTable(rule: Mistake['rule'], rows: readonly string[][]): Omit<Table, 'rule'> {
  const cases = rows.flatMap(([place = '', typed = '', says = '', fixed = '', more, from = '']) => {
    if (place === 'silent') return [];
    const [only, ...others] = says.split(' ¦ ');
    const expected = {
      ...(only && { says: others.length > 0 ? [only, ...others] : only }),
      ...(fixed !== '' && { fixed: fixed === NOTHING ? '' : fixed }),
      ...(more === 'guess' && { isGuess: true as const }),
      ...(more === 'undone' && { undone: true as const }),
    };
    return isPlace(place) ? PLACES[place](typed, expected) : edit(place, from, typed, expected);
  });
  return {
    cases: casesOf(rule, cases),
    silent: rows.flatMap(([place, typed = '']) => (place === 'silent' ? typed : [])),
  };
}

function isPlace(word: string): word is keyof typeof PLACES {
  return word in PLACES;
}
