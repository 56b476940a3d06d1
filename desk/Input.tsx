import type { ComponentProps } from 'react';
import { field } from './styles.ts';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  label?: string;
  onWords: (words: string) => void;
}

/** A field of one line, below its label. */
export function Input({ label, onWords, ...attributes }: Props) {
  const input = <input css={field} onChange={(event) => onWords(event.target.value)} {...attributes} />;
  return label === undefined ? (
    input
  ) : (
    <label>
      {label}
      {input}
    </label>
  );
}
