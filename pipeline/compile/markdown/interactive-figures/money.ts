import type { MoneyForm } from '../../../content/model/interactive-figure.ts';
import { clearDigits, plainDigits, type NumberForm } from './read-numbers.ts';

/** A sum of money such as `€0.7M`, and how it is written. */
export interface Money {
  readonly value: number;
  /** Number of decimals as typed. */
  readonly decimals: number;
  readonly form: MoneyForm;
}

const SUM = /^(?<sign>[-−])?(?<before>[^\d.,\s\-−–]*\s?)(?<digits>\d+(?:[.,]\d+)*)(?<behind>\s?[^\d]*)$/u;

/** Reads a sum of money; undefined if the text is none, or is ambiguous. */
export function readMoney(text: string, form: NumberForm): Money | undefined {
  const { sign, before = '', digits = '', behind = '' } = SUM.exec(text)?.groups ?? {};
  const plain = plainDigits(digits, form);
  if (plain === undefined) return undefined;
  const value = Number(plain) * (sign === undefined ? 1 : -1);
  const [, decimals = ''] = plain.split('.');
  return { value, decimals: decimals.length, form: { before, behind, decimal: form.decimal } };
}

/** Returns the expected form of an ambiguous sum. */
export function clearMoney(text: string, form: NumberForm): string | undefined {
  return clearDigits(SUM.exec(text)?.groups?.['digits'] ?? '', form);
}

/** Tells whether two sums have the same currency and unit; ignores blanks. */
export function haveOneUnit(one: MoneyForm, other: MoneyForm): boolean {
  const unitOf = ({ before, behind }: MoneyForm): string => `${before}|${behind}`.replace(/\s/g, '');
  return unitOf(one) === unitOf(other);
}
