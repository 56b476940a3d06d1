import type { MoneyForm } from '../model/interactive-figure.ts';

type Decimal = MoneyForm['decimal'];

/** Formats a number with at most `most` decimals and a real minus sign. */
export function formatNumber(value: number, most: number, decimal: Decimal): string {
  return withSign(String(round(value, most)), decimal);
}

/** From this value on, decimals are left out. */
const LARGE = 1000;

/** Formats a Burn Quality with two decimals, or none if it is large. Returns a dash for undefined. */
export function formatQuality(value: number | undefined, decimal: Decimal): string {
  if (value === undefined) return '–';
  const decimals = Math.abs(value) < LARGE ? 2 : 0;
  return withSign(round(value, decimals).toFixed(decimals), decimal);
}

/** Formats a sum of money with at most `most` decimals. */
export function formatMoney(value: number, { before, behind, decimal }: MoneyForm, most = 2): string {
  const rounded = round(value, most);
  return `${rounded < 0 ? '−' : ''}${before}${formatNumber(Math.abs(rounded), most, decimal)}${behind}`;
}

/**
 * Formats a computed sum of money with as many decimals as a Burn Quality, so that sums beside each other look alike and
 * each can be checked by the other.
 */
export function formatComputedMoney(value: number, { before, behind, decimal }: MoneyForm): string {
  const digits = formatQuality(Math.abs(value), decimal);
  return `${round(value, 2) < 0 ? '−' : ''}${before}${digits}${behind}`;
}

/** Formats odds in percent with at most two decimals. */
export function formatOdds(percent: number, decimal: Decimal): string {
  return `${formatNumber(percent, 2, decimal)}%`;
}

/** Formats a share between 0 and 1 in whole percent, but never rounds to none or all. Returns a dash for undefined. */
export function formatShare(share: number | undefined): string {
  if (share === undefined) return '–';
  if (share > 0 && share < 0.005) return '<1%';
  return share < 1 && share >= 0.995 ? '>99%' : `${Math.round(share * 100)}%`;
}

/** Rounds to a number of decimals; never returns negative zero. */
function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) || 0;
}

function withSign(digits: string, decimal: Decimal): string {
  return digits.replace('-', '−').replace('.', decimal);
}
