import type { MoneyForm } from '../model/interactive-figure.ts';

type Decimal = MoneyForm['decimal'];

/** A number with so many decimals at most, as its text writes it; a minus is a minus sign. */
export function formatNumber(value: number, most: number, decimal: Decimal): string {
  return withSign(String(round(value, most)), decimal);
}

/** From so much on, decimals say nothing more. */
const LARGE = 1000;

/** A Burn Quality: with two decimals, and without where it is large. */
export function formatQuality(value: number, decimal: Decimal): string {
  const decimals = Math.abs(value) < LARGE ? 2 : 0;
  return withSign(round(value, decimals).toFixed(decimals), decimal);
}

/** A sum of money with `decimals` at least where it has any, two at most. */
export function formatMoney(value: number, { before, behind, decimal }: MoneyForm, most = 2): string {
  const rounded = round(value, most);
  return `${rounded < 0 ? '−' : ''}${before}${formatNumber(Math.abs(rounded), most, decimal)}${behind}`;
}

/** Odds in percent, with two decimals at most. */
export function formatOdds(percent: number, decimal: Decimal): string {
  return `${formatNumber(percent, 2, decimal)}%`;
}

/** A share between 0 and 1 in whole percent; what is nearly none or nearly all is not rounded to that. A dash for none. */
export function formatShare(share: number | undefined): string {
  if (share === undefined) return '–';
  if (share > 0 && share < 0.005) return '<1%';
  return share < 1 && share >= 0.995 ? '>99%' : `${Math.round(share * 100)}%`;
}

/** Rounded to so many decimals; never to a zero below zero. */
function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) || 0;
}

function withSign(digits: string, decimal: Decimal): string {
  return digits.replace('-', '−').replace('.', decimal);
}
