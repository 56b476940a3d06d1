import { css } from '@emotion/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import { fillNames } from '../../../pipeline/content/fill-label.ts';
import type { MoneyForm } from '../../../pipeline/content/model/interactive-figure.ts';
import { headerHeight, palette, space, upTo } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import type { Limits } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { stepAt } from './move-gate.ts';
import { putNumber } from './put-number.ts';

/** The columns that aligned fields share: name, sign before the number, number, unit after it. */
export const fieldColumns = css`
  display: grid;
  grid-template-columns: minmax(4em, 1fr) auto auto minmax(1em, auto);
  gap: ${space[2]} 0.375rem;
  align-items: baseline;
  align-content: start;
  font-size: ${size(-1)};
  font-variant-numeric: lining-nums tabular-nums;
  > * {
    grid-column: 1 / -1;
  }
`;

const fieldStyles = css`
  display: grid;
  grid-template-columns: subgrid;
  align-items: baseline;
`;

const input = css`
  width: 5.25em;
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  border: 0;
  border-bottom: 1.5px solid ${palette('accent')};
  background: ${palette('surface-raised')};
  text-align: end;
  appearance: textfield;
  scroll-margin-top: ${headerHeight};
  &:focus-visible {
    outline-offset: 1px;
  }
  &::-webkit-inner-spin-button {
    display: none;
  }
  &[aria-invalid] {
    border-bottom-style: dashed;
    border-color: ${palette('action')};
    color: ${palette('action')};
  }
`;

/** A number of the first plan, shown below its name. Without one it keeps its line, so that rows side by side align. */
export const was = css`
  display: block;
  font-size: 0.875rem;
  line-height: 1.2;
  color: ${palette('text-quiet')};
  &:empty::before {
    content: '\\a0';
  }
  ${upTo.tablet} {
    &:empty {
      display: none;
    }
  }
`;

/** Keeps its line, between one field and the next, so that no field moves when it is filled. */
const message = css`
  min-height: 1lh;
  margin-block: -${space[2]};
  line-height: 1.4;
  text-align: end;
  color: ${palette('action')};
  @media print {
    &:empty {
      display: none;
    }
  }
`;

interface Props {
  name: string;
  label: string;
  /** Undefined for an empty field. */
  value: number | undefined;
  /** The number in the first plan, formatted; empty if it is the same, and undefined without such a plan. */
  first: string | undefined;
  limits: Limits;
  money: MoneyForm;
  /** The message for an invalid entry; the limits are filled in. */
  range: string;
}

/** A number field with its unit. An invalid entry is marked, with a message that gives the limits. */
export function NumberField({ name, label, value, first, limits: { isShare, ...limits }, money, range }: Props) {
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const limit = (one: number) =>
    formatNumber(one, 2, money.decimal).replace(/\B(?=(?:\d{3})+$)/g, money.decimal === '.' ? ',' : '.');
  return (
    <>
      <label css={fieldStyles}>
        <span>
          {label}
          {first !== undefined && <small css={was}>{first}</small>}
        </span>
        <span>{!isShare && money.before}</span>
        <input
          css={input}
          type="number"
          step="any"
          inputMode="decimal"
          name={name}
          defaultValue={value}
          required
          {...limits}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          onInput={({ currentTarget }) => setWrong(!currentTarget.validity.valid)}
          onKeyDown={stepByKey}
          data-print-value=""
        />
        <span>{isShare ? '%' : money.behind}</span>
      </label>
      <span css={message} id={id} aria-live="polite">
        {isWrong && fillNames(range, { min: limit(limits.min), max: limit(limits.max) })}
      </span>
    </>
  );
}

/** Changes a number by arrow key. With `step="any"`, browsers step by 1 only. */
function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  const sign = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (sign === undefined) return;
  event.preventDefault();
  const before = field.valueAsNumber || 0;
  putNumber(field, before + sign * stepAt(before));
}
