import type { ComponentProps } from 'react';
import { field } from './styles.ts';

interface Props<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  label?: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly words: string }[];
  onChoose: (value: Value) => void;
}

/** A field that takes one of several values, below its label. */
export function Choice<Value extends string>({ label, choices, onChoose, ...attributes }: Props<Value>) {
  const select = (
    <select css={field} onChange={(event) => onChoose(event.target.value as Value)} {...attributes}>
      {choices.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
  return label === undefined ? (
    select
  ) : (
    <label>
      {label}
      {select}
    </label>
  );
}
