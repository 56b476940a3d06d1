import type { MoneyForm } from '../../../content/model/interactive-figure.ts';
import { clearDigits, plainDigits, type NumberForm } from './numbers.ts';

/** A sum of money such as `€0.7M`, and how it is written. */
export interface Money {
  readonly value: number;
  /** How many decimals are typed. */
  readonly decimals: number;
  readonly form: MoneyForm;
}

const SUM = /^(?<sign>[-−])?(?<before>[^\d.,\s\-−–]*\s?)(?<digits>\d+(?:[.,]\d+)*)(?<behind>\s?[^\d]*)$/u;

/** A sum of money; undefined where a text is none, or can be read as two. */
export function readMoney(text: string, form: NumberForm): Money | undefined {
  const { sign, before = '', digits = '', behind = '' } = SUM.exec(text)?.groups ?? {};
  const plain = plainDigits(digits, form);
  if (plain === undefined) return undefined;
  const value = Number(plain) * (sign === undefined ? 1 : -1);
  const [, decimals = ''] = plain.split('.');
  return { value, decimals: decimals.length, form: { before, behind, decimal: form.decimal } };
}

/** What is expected in place of a sum that can be read as two. */
export function clearMoney(text: string, form: NumberForm): string | undefined {
  return clearDigits(SUM.exec(text)?.groups?.['digits'] ?? '', form);
}

/** Whether two sums are in one currency and one unit; blanks make no difference. */
export function haveOneUnit(one: MoneyForm, other: MoneyForm): boolean {
  const unitOf = ({ before, behind }: MoneyForm): string => `${before}|${behind}`.replace(/\s/g, '');
  return unitOf(one) === unitOf(other);
}
