import { css } from '@emotion/react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillNames } from '../../../pipeline/content/fill-label.ts';
import {
  type LadderSum,
  LIMITS,
  readLadderAloud,
  sumLadder,
} from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatOdds, formatQuality } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { LadderLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { quietAccentButton, quietButton } from '../../design/quiet-button.ts';
import { chosenInForcedColors, headerHeight, layer, palette, space, upTo } from '../../design/tokens.ts';
import { FigureControls } from '../interactive-figures/FigureControls.tsx';
import { FigureSummary } from '../interactive-figures/FigureSummary.tsx';
import { figureAddress } from '../interactive-figures/address-state.ts';
import { copyAddress } from '../share/copy-address.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { GatePanel } from './GatePanel.tsx';
import { anchorWithBook, emptyBook, type GateBook, WORD_NAMES } from './gate-book.ts';
import { gateColumns } from './gate-styles.ts';
import { WordField } from './GateWordsFields.tsx';
import { type LadderNumbers, GATE_NUMBERS } from './ladder-address.ts';
import { fieldColumns, NumberField } from './NumberField.tsx';
import { size } from '../../design/type.ts';
import { gateTitle } from './gate-title.ts';
import { VIEW, type DrawnLadder } from './steps.ts';

/** The fields before the first gate. */
const fieldsBefore = css`
  @media print {
    label:has([name='title']) {
      display: none;
    }
  }
`;

/** Filled while the words for a board are shown. */
const bookButton = css(
  quietAccentButton,
  css`
    &[aria-pressed='true'] {
      background: ${palette('accent')};
      color: ${palette('surface')};
      ${chosenInForcedColors}
    }
  `,
);

const hidden = css`
  margin-top: ${space[3]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  id: string;
  /** The ladder with the numbers in the fields. */
  ladder: Ladder;
  sum: LadderSum;
  drawn: DrawnLadder;
  /** The plan compared with. */
  first: Ladder | undefined;
  /** What the comparison says. */
  comparison: readonly string[];
  /** The words for a board; undefined until somebody wants them. */
  book: GateBook | undefined;
  isSecondSet: boolean;
  /** Whether a gate is being moved, which announces its own values. */
  isQuiet: boolean;
  labels: LadderLabels;
  toasts: ToastOptions;
  onChange: (next: LadderNumbers, book: GateBook | undefined) => void;
  onReset: () => void;
}

/** The form to edit a ladder: its numbers and words, the results, and buttons. */
export function LadderForm(props: Props) {
  const { id, ladder, sum, drawn, first, comparison, book, isSecondSet, isQuiet, labels, toasts } = props;
  const { onChange, onReset } = props;
  const form = useRef<HTMLFormElement>(null);
  const closedBook = useRef<GateBook>(undefined);
  const [wrong, setWrong] = useState(0);
  const firstSum = first && sumLadder(first);
  const { title, gates } = book ?? emptyBook(ladder.gates);
  const kept = wrong > 1 ? fillNames(labels.ladderAllKept, { count: String(wrong) }) : labels.ladderKept;

  function read({ currentTarget }: FormEvent<HTMLFormElement>) {
    setWrong(currentTarget.querySelectorAll('input:invalid').length);
    onChange(ladderIn(currentTarget, ladder), book && bookIn(currentTarget, book));
  }

  /** Shows the fields for words, where the focus moves, or hides them and keeps what is in them. */
  function turnBook() {
    if (book) {
      closedBook.current = book;
      onChange(ladder, undefined);
      return;
    }
    flushSync(() => onChange(ladder, closedBook.current ?? emptyBook(ladder.gates)));
    form.current?.querySelector<HTMLElement>('[name=title]')?.focus();
  }

  /** Copies an address that has the plan, and hides its odds. */
  function askForOdds() {
    const url = new URL(figureAddress(anchorWithBook(id, { book, asked: ladder })));
    url.searchParams.delete(id);
    void copyAddress(url.href, { ...labels, linkCopied: labels.bookAsked }, toasts);
  }

  return (
    <>
      <form ref={form} onInput={read} onSubmit={(event) => event.preventDefault()}>
        <LadderSummary sum={sum} drawn={drawn} ladder={ladder} labels={labels} />
        <div css={gateColumns}>
          <div css={[fieldColumns, fieldsBefore]}>
            {book && <WordField name="title" kind="title" label={labels.bookTitle} value={title} />}
            <NumberField
              name="start"
              label={labels.ladderStart}
              value={ladder.start}
              first={
                first && first.start !== ladder.start
                  ? `${labels.ladderFirst} ${formatOdds(first.start, ladder.money.decimal)}`
                  : undefined
              }
              limits={LIMITS.after}
              money={ladder.money}
              range={labels.ladderRange}
            />
          </div>
          {sum.gates.map((one, index) => (
            <GatePanel
              // oxlint-disable-next-line react/no-array-index-key -- two gates may have one name, and none goes elsewhere
              key={index}
              index={index}
              sum={one}
              first={firstSum?.gates[index]}
              ladder={ladder}
              words={gates[index] ?? NO_WORDS}
              isBookOpen={book !== undefined}
              labels={labels}
            />
          ))}
        </div>
      </form>
      <div data-summary="" tabIndex={-1}>
        <FigureSummary
          sentences={[...(wrong > 0 ? [kept] : []), ...comparison, ...readLadderAloud(ladder, labels)]}
          isQuiet={isQuiet}
        />
      </div>
      <FigureControls
        id={id}
        anchor={anchorWithBook(id, { book, isSecondSet })}
        print={book ? labels.bookPrint : labels.ladderPrint}
        labels={labels}
        toasts={toasts}
        onReset={onReset}
      >
        <button type="button" css={bookButton} aria-pressed={book !== undefined} onClick={turnBook}>
          {labels.bookOpen}
        </button>
        <button type="button" css={quietButton} onClick={askForOdds}>
          {labels.bookAsk}
        </button>
      </FigureControls>
      <p css={hidden} className="screen-only">
        {labels.bookHidden}
      </p>
    </>
  );
}

const [NO_WORDS = { question: '', owner: '', day: '', stop: '' }] = emptyBook([0]).gates;

/** On a small screen, it sticks to the top while a field is edited. */
const line = css`
  display: none;
  ${upTo.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-items: center;
    top: ${headerHeight};
    margin-bottom: ${space[4]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${palette('line')};
    background: ${palette('surface')};
    font-size: ${size(-1)};
    form:focus-within > & {
      position: sticky;
      z-index: ${layer.overPressable};
    }
    svg {
      flex: none;
      width: 5rem;
      height: 2.5rem;
      fill: ${palette('accent-quiet')};
      stroke: ${palette('text')};
      stroke-width: 1.5;
    }
    path {
      vector-effect: non-scaling-stroke;
    }
  }
`;

interface SummaryProps {
  sum: LadderSum;
  drawn: DrawnLadder;
  ladder: Pick<Ladder, 'heads' | 'money'>;
  labels: Pick<LadderLabels, 'ladderQuality' | 'ladderShutGate'>;
}

/** A one-line summary of stairs, needle and gates; visual only. */
function LadderSummary({ sum, drawn, ladder: { heads, money }, labels }: SummaryProps) {
  const shut = sum.gates.filter(({ isOpen }) => !isOpen);
  return (
    <div css={line} className="screen-only" aria-hidden="true">
      <svg viewBox={`0 ${VIEW.top} ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="none">
        <path d={`${drawn.outline}h20V200Z`} />
      </svg>
      <p>
        {labels.ladderQuality} <b>{formatQuality(sum.quality, money.decimal)}</b>
        {shut.map(({ gate }) => ` · ${gateTitle(heads[0], gate.name)} ${labels.ladderShutGate}`)}
      </p>
    </div>
  );
}

/** Returns the numbers in the fields of a form; invalid ones keep their value from `before`. */
function ladderIn(form: HTMLFormElement, before: LadderNumbers): LadderNumbers {
  const numberIn = (name: string, old: number): number => {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    return field?.validity.valid ? field.valueAsNumber : old;
  };
  return {
    start: numberIn('start', before.start),
    gates: before.gates.map((gate, index) => ({
      ...gate,
      ...Object.fromEntries(GATE_NUMBERS.map((key) => [key, numberIn(`${key}-${index}`, gate[key])])),
    })),
  };
}

/** Returns the words in the fields of a form. */
function bookIn(form: HTMLFormElement, before: GateBook): GateBook {
  const fields = new FormData(form);
  const wordIn = (name: string): string => String(fields.get(name) ?? '');
  return {
    title: wordIn('title'),
    gates: before.gates.map((gate, index) => ({
      ...gate,
      ...Object.fromEntries(WORD_NAMES.map((name) => [name, wordIn(`${name}-${index}`)])),
    })),
  };
}
