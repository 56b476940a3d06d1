import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditorLabels, TitlesLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import { judgeBy, readTitlesAloud, splitTitles } from '../../../pipeline/content/interactive-figures/titles.ts';
import type { InteractiveFigure, TitleRules, Question } from '../../../pipeline/content/model/interactive-figure.ts';
import { largeOutlineButton } from '../../design/quiet-button.ts';
import { palette, radius, space, withoutScript } from '../../design/tokens.ts';
import { FigureControls } from '../interactive-figures/FigureControls.tsx';
import { FigureSummary } from '../interactive-figures/FigureSummary.tsx';
import { useHashChange } from '../interactive-figures/use-hash-change.ts';
import { useWaking } from '../interactive-figures/use-waking.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { TitleLines } from './TitleLines.tsx';
import { anchorWithTitles, titlesInHash } from './titles-in-hash.ts';
import { size } from '../../design/type.ts';

/** Milliseconds without typing after which the result is announced. */
const PAUSE_MS = 1000;

const entry = css`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[5]};
  label {
    font-weight: 600;
  }
  textarea {
    field-sizing: content;
    min-height: 7lh;
    max-height: 24lh;
    padding: ${space[3]};
    border: 1.5px solid ${palette('line-strong')};
    border-radius: ${radius.small};
    background: ${palette('surface-raised')};
    color: inherit;
    font: inherit;
    line-height: 1.5;
    resize: vertical;
  }
  ${withoutScript} {
    display: none;
  }
`;

interface Props {
  figure: { readonly kind: 'titles' } & Pick<InteractiveFigure, 'id'>;
  rules: TitleRules;
  labels: Omit<TitlesLabels, keyof EditorLabels>;
  editorLabels: EditorLabels;
  toasts: ToastOptions;
}

/**
 * Lets readers enter titles and draws lines to the questions that they answer; without titles, the questions can be
 * ticked. Nothing is stored or sent: only a shared link has titles in its address, and then only behind `#`.
 */
export function TitlesFigure({ figure: { id }, rules, labels: drawnLabels, editorLabels, toasts }: Props) {
  const labels = { ...drawnLabels, ...editorLabels };
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const [cleared, setCleared] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const [titles, read] = [splitTitles(text), splitTitles(settled)];
  const judge = judgeBy(rules);

  function put(next: string): void {
    if (field.current) field.current.value = next;
    setText(next);
  }

  function takeFromAddress(): void {
    const found = titlesInHash(id, location.hash);
    if (found === undefined) return;
    // Removes the titles from the address, as editing would make them differ.
    history.replaceState(history.state, '', `#${id}`);
    put(found);
    field.current?.closest('figure')?.scrollIntoView();
  }

  /** Text typed before hydration wins; otherwise the address may hold titles. */
  useWaking(() => {
    const typed = field.current?.value ?? '';
    if (typed === '') takeFromAddress();
    else setText(typed);
  });

  useHashChange(takeFromAddress);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  /** The button disappears, so the focus moves on first. */
  function clear(): void {
    field.current?.focus();
    setCleared(text);
    put('');
  }

  function bringBack(): void {
    field.current?.focus();
    put(cleared);
  }

  const isEmpty = titles.length === 0;
  return (
    <>
      <div css={entry} className="screen-only">
        <label htmlFor={fieldId}>{labels.titlesField}</label>
        <textarea
          id={fieldId}
          ref={field}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <FigureSummary
        sentences={isEmpty || read.length === 0 ? [] : readTitlesAloud(read.map(judge), rules.questions, labels)}
      />
      {isEmpty ? (
        <>
          {cleared !== '' && (
            <button type="button" css={largeOutlineButton} onClick={bringBack}>
              {labels.figureUndo}
            </button>
          )}
          <Checklist questions={rules.questions} intro={labels.titlesCheck} />
        </>
      ) : (
        <TitleLines titles={titles} verdicts={titles.map(judge)} questions={rules.questions} labels={labels} />
      )}
      {!isEmpty && (
        <FigureControls
          id={anchorWithTitles(id, titles)}
          labels={{ ...labels, figureReset: labels.titlesClear }}
          toasts={toasts}
          print={labels.titlesPrint}
          onReset={clear}
        />
      )}
      <RuleList rules={rules} name={labels.titlesRules} />
    </>
  );
}

const list = css`
  margin-top: ${space[2]};
  label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.75rem;
    border-top: 1px dashed ${palette('line-strong')};
  }
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${palette('accent')};
  }
`;

interface ChecklistProps {
  questions: readonly Question[];
  /** The instruction, which unfolds the questions. */
  intro: string;
}

/** The questions as checkboxes, folded until opened, to tick with or without JavaScript, on a screen or on paper. */
function Checklist({ questions, intro }: ChecklistProps) {
  return (
    <details css={fold}>
      <summary>{intro}</summary>
      <ul css={list} role="list">
        {questions.map(({ text }) => (
          <li key={text}>
            <label>
              <input type="checkbox" />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

const fold = css`
  margin-top: ${space[3]};
  font-size: ${size(-1)};
  summary {
    padding-block: ${space[3]};
    font-weight: 600;
  }
  dt {
    margin-top: ${space[3]};
    font-weight: 600;
  }
`;

/** Not printed with the figure alone: a sheet with titles has no room for it. */
const notOnSheet = css`
  @media print {
    [data-printing] & {
      display: none;
    }
  }
`;

interface RuleListProps {
  rules: TitleRules;
  name: string;
}

/** The words that titles are judged by, folded until opened. */
function RuleList({ rules: { questions, labels }, name }: RuleListProps) {
  return (
    <details css={[fold, notOnSheet]}>
      <summary>{name}</summary>
      <dl>
        {[...questions, labels].map(({ text, words }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
