import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import { formatMoney } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { LadderLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { quietAccentButton } from '../../design/quiet-button.ts';
import { palette, space } from '../../design/tokens.ts';
import { gateTitle } from './gate-title.ts';
import type { GateBook } from './gate-book.ts';
import { dayInWords } from './GateWordsFields.tsx';
import type { LadderNumbers } from './ladder-address.ts';
import { gateColumns, gatePanel } from './gate-styles.ts';
import { fieldColumns, NumberField } from './NumberField.tsx';

const rows = css`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  > div {
    width: 100%;
  }
`;

const asked = css`
  align-self: start;
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  p + p {
    color: ${palette('text-quiet')};
  }
`;

/** The fields of gates side by side are level, whatever is said of each gate. */
const level = css`
  grid-template-rows: auto 1fr auto;
  align-content: stretch;
`;

interface Props {
  /** The plan; its odds are not shown. */
  ladder: Ladder;
  book: GateBook | undefined;
  labels: LadderLabels;
  onCompare: (own: LadderNumbers) => void;
}

/** Asks a second person for the odds of a plan, gate by gate, without those of the first. */
export function SecondSet({ ladder, book, labels, onCompare }: Props) {
  const { gates, heads, money } = ladder;
  const [head, cost, , value] = heads;
  const odds = { value: undefined, first: undefined, limits: LIMITS.after, money, range: labels.ladderRange };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onCompare({
      start: Number(typed.get('start')),
      gates: gates.map((gate, index) => ({ ...gate, after: Number(typed.get(`after-${index}`)) })),
    });
  }

  return (
    <form css={rows} onSubmit={submit}>
      <p>{labels.bookBlind}</p>
      <div css={gateColumns}>
        <div css={fieldColumns}>
          <NumberField name="start" label={labels.ladderStart} {...odds} />
        </div>
        {gates.map((gate, index) => {
          const { question = '', stop = '', day = '', owner = '' } = book?.gates[index] ?? {};
          const about = [
            [labels.bookStop, stop],
            [labels.bookOwner, owner],
            [labels.bookDay, dayInWords(day)],
          ].filter(([, text]) => text !== '');
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two gates may have one name, and none goes elsewhere
            <fieldset key={index} css={[gatePanel, level]}>
              <legend>{gateTitle(head, gate.name)}</legend>
              <div css={asked}>
                {question !== '' && <p>{question}</p>}
                {about.map(([name, text]) => (
                  <p key={name}>
                    {name}: {text}
                  </p>
                ))}
                <p>
                  {cost}: {formatMoney(gate.cost, money)}
                  <br />
                  {value}: {formatMoney(gate.value, money)}
                </p>
              </div>
              <NumberField name={`after-${index}`} label={labels.ladderAfter} {...odds} />
            </fieldset>
          );
        })}
      </div>
      <button type="submit" css={quietAccentButton}>
        {labels.bookCompare}
      </button>
    </form>
  );
}
