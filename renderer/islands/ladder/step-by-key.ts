import type { KeyboardEvent } from 'react';
import { stepAt } from './move-gate.ts';
import { putNumber } from './put-number.ts';

/** Changes a number by arrow key. With `step="any"`, browsers step by 1 only. */
export function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  const sign = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (sign === undefined) return;
  event.preventDefault();
  const before = field.valueAsNumber || 0;
  putNumber(field, before + sign * stepAt(before));
}
