import type { KeyboardEvent } from 'react';

/**
 * Lets the arrows move a number: below 10 by a tenth, as suits sums in millions, else by 1. Browsers move one that
 * may have any decimals by 1 alone.
 */
export function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  event.preventDefault();
  const before = field.valueAsNumber || 0;
  const step = before < 10 ? 0.1 : 1;
  const next = before + (key === 'ArrowUp' ? step : -step);
  field.value = String(Number(next.toFixed(3)));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
