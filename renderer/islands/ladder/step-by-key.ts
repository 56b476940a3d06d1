import type { KeyboardEvent } from 'react';
import { stepAt } from './move-gate.ts';
import { putNumber } from './put-number.ts';

/** Lets the arrows move a number. Browsers move one that may have any decimals by 1 alone. */
export function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  const sign = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (sign === undefined) return;
  event.preventDefault();
  const before = field.valueAsNumber || 0;
  putNumber(field, before + sign * stepAt(before));
}
