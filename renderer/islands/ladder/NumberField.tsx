import { css } from '@emotion/react';
import { palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';

const field = css`
  clear: both;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
  align-items: baseline;
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  font-variant-numeric: lining-nums tabular-nums;
`;

const input = css`
  width: 4.5em;
  min-height: 2rem;
  padding: 0 ${space[1]};
  border: 0;
  border-bottom: 1.5px solid ${palette('accent')};
  background: ${palette('surface-raised')};
  color: inherit;
  font: inherit;
  text-align: end;
  appearance: textfield;
  &::-webkit-inner-spin-button {
    display: none;
  }
  &:invalid {
    border-bottom-style: dashed;
    border-color: ${palette('action')};
    color: ${palette('action')};
  }
`;

interface Props {
  name: string;
  label: string;
  value: number;
  limits: { readonly min: number; readonly max: number; readonly step: 'any' };
  before?: string;
  behind?: string;
}

/** A number that can be edited, with its unit. */
export function NumberField({ name, label, value, limits, before = '', behind = '' }: Props) {
  return (
    <label css={field}>
      <span>{label}</span>
      <span>
        {before}
        <input
          css={input}
          type="number"
          inputMode="decimal"
          name={name}
          defaultValue={value}
          required
          {...limits}
          data-print-value=""
        />
        {behind}
      </span>
    </label>
  );
}
