import { css } from '@emotion/react';
import type { LadderLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import { headerHeight, palette, space } from '../../design/tokens.ts';
import { type GateWords, MAX_WORDS, WORD_NAMES } from './gate-book.ts';

/** On paper, what nobody has typed is written by hand. */
const words = css`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${palette('line')};
  &[data-closed] {
    display: none;
  }
  @media print {
    grid-template: auto auto auto 1fr auto / 1fr 1fr;
    align-self: stretch;
    gap: 2pt 6pt;
    margin-top: 4pt;
    padding-top: 4pt;
    > :not(:nth-child(2), :nth-child(3)) {
      grid-column: 1 / -1;
    }
    &[data-closed='screen'] {
      display: grid;
    }
  }
`;

/** A field whose text, on paper, stands on a line. */
const wordField = css`
  display: grid;
  > span:first-of-type {
    color: ${palette('text-quiet')};
  }
  input,
  textarea {
    box-sizing: border-box;
    width: 100%;
    min-height: 2.75rem;
    padding: ${space[2]} ${space[1]};
    border: 0;
    border-bottom: 1.5px solid ${palette('accent')};
    background: ${palette('surface-raised')};
    color: inherit;
    font: inherit;
    scroll-margin-top: ${headerHeight};
  }
  textarea {
    min-height: 3lh;
    field-sizing: content;
    resize: vertical;
  }
`;

/** Words, or an empty line, on paper only. */
const printed = css`
  display: none;
  overflow-wrap: anywhere;
  @media print {
    display: block;
    min-height: 1lh;
    border-bottom: 1px solid ${palette('line-strong')};
    white-space: pre-wrap;
  }
`;

const room = css`
  display: none;
  @media print {
    display: block;
    margin: 0;
    color: ${palette('text-quiet')};
    &:nth-last-of-type(2) {
      min-height: 11mm;
    }
    &:last-of-type {
      margin-top: 7mm;
      border-top: 1px solid ${palette('text')};
    }
  }
`;

interface Props {
  index: number;
  words: GateWords;
  /** Where they are not shown, if somewhere. */
  closed: 'screen' | 'everywhere' | undefined;
  labels: Pick<LadderLabels, 'bookQuestion' | 'bookOwner' | 'bookDay' | 'bookStop' | 'bookOutcome' | 'bookSignature'>;
}

/** What a board reads and signs of a gate: its question, owner, day and stop rule, its outcome and a signature. */
export function GateWordsFields({ index, words: typed, closed, labels }: Props) {
  const names = {
    question: labels.bookQuestion,
    owner: labels.bookOwner,
    day: labels.bookDay,
    stop: labels.bookStop,
  };
  return (
    <div css={words} data-closed={closed}>
      {WORD_NAMES.map((name) => (
        <WordField key={name} name={`${name}-${index}`} kind={name} label={names[name]} value={typed[name]} />
      ))}
      <p css={room}>{labels.bookOutcome}</p>
      <p css={room}>{labels.bookSignature}</p>
    </div>
  );
}

interface WordFieldProps {
  name: string;
  kind: keyof GateWords | 'title';
  label: string;
  value: string;
}

/** A field of a gate book. */
export function WordField({ name, kind, label, value }: WordFieldProps) {
  const field = { name, defaultValue: value, maxLength: MAX_WORDS, autoComplete: 'off', dir: 'auto' };
  const isLong = kind === 'question' || kind === 'stop';
  return (
    <label css={wordField}>
      <span>{label}</span>
      {isLong ? <textarea rows={2} {...field} /> : <input type={kind === 'day' ? 'date' : 'text'} {...field} />}
      <span css={printed} aria-hidden="true">
        {kind === 'day' ? dayInWords(value) : value}
      </span>
    </label>
  );
}

/** Formats a day in the language of the page; nothing for none. */
export function dayInWords(day: string): string {
  if (day === '') return '';
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
}
