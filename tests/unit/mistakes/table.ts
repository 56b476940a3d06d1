import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from './mistake.ts';

const FOLDER = path.resolve(import.meta.dirname, '../rules');

/** The test cases of a rule. */
interface Table {
  readonly rule: string;
  /** Mistakes that the rule finds. */
  readonly cases: readonly Mistake[];
  /** Texts in which no rule finds anything. */
  readonly silent?: readonly string[];
}

/** The tables of rules, in alphabetical order. */
export const TABLES: readonly Table[] = await Promise.all(readdirSync(FOLDER).map(readTable));
/** All mistakes in the tables. */
export const MISTAKES: readonly Mistake[] = TABLES.flatMap(({ cases }) => cases);

async function readTable(file: string): Promise<Table> {
  const table = (await import(path.join(FOLDER, file))) as Omit<Table, 'rule'>;
  return { rule: path.basename(file, '.ts'), ...table };
}
