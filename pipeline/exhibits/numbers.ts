import type { MoneyForm } from '../model/exhibit.ts';

type Decimal = MoneyForm['decimal'];

/** A number with so many decimals at most, as its text writes it; a minus is a minus sign. */
export function formatNumber(value: number, most: number, decimal: Decimal): string {
  const rounded = Number(value.toFixed(most));
  return withSign(String(rounded), decimal);
}

/** A number with exactly so many decimals. */
export function formatFixed(value: number, decimals: number, decimal: Decimal): string {
  return withSign(value.toFixed(decimals), decimal);
}

/** A sum of money with `decimals` at least where it has any, two at most. */
export function formatMoney(value: number, { before, behind, decimal }: MoneyForm, most = 2): string {
  return `${value < 0 ? '−' : ''}${before}${formatNumber(Math.abs(value), most, decimal)}${behind}`;
}

/** A share between 0 and 1 in whole percent; a dash for none. */
export function formatShare(share: number | undefined): string {
  return share === undefined ? '–' : `${Math.round(share * 100)}%`;
}

function withSign(digits: string, decimal: Decimal): string {
  return digits.replace('-', '−').replace('.', decimal);
}
