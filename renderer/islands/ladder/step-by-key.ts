import type { KeyboardEvent } from 'react';

/**
 * Lets the arrows move a number: below 10 by a tenth, as suits sums in millions, else by 1. Browsers move one that
 * may have any decimals by 1 alone.
 */
export function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  const sign = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (sign === undefined) return;
  event.preventDefault();
  const before = field.valueAsNumber || 0;
  field.value = `${Number((before + sign * (before < 10 ? 0.1 : 1)).toFixed(3))}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
