import { css } from '@emotion/react';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { useEffect, useRef, useState } from 'react';
import { largeOutlineButton } from '../../renderer/design/quiet-button.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { smallHeading } from '../../renderer/design/small-heading.ts';
import { column, row } from '../styles.ts';
import type { OpenText } from './open-text.ts';
import { theme } from './theme.ts';
import { whenWords } from './words-of-time.ts';

const whole = css(column, { flex: 1, padding: space[4], gap: space[3] });
const heads = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
  font-size: ${size(-1)};
  font-weight: 600;
`;
const both = css`
  flex: 1;
  min-height: 8rem;
  overflow: auto;
  border: 1px solid ${palette('line')};
  .cm-merge-revert button {
    min-width: 24px;
    min-height: 24px;
    color: ${palette('accent')};
  }
`;

interface Side {
  /** Whose it is. */
  readonly name: string;
  readonly source: string;
  /** The words on the button that takes it. */
  readonly take: string;
}

/** Two texts of one file. */
export interface Comparison {
  readonly title: string;
  readonly left: Side;
  readonly right: Side;
}

interface Props {
  comparison: Comparison;
  language: string;
  onChoose: (source: string) => void;
  onClose: () => void;
}

/** Two texts side by side; the right one can be changed. Nothing is written before one is taken. */
export function Compare({ comparison, language, onChoose, onClose }: Props) {
  const { title, left, right } = comparison;
  const parent = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const merged = useRef(right.source);
  const [isMixed, setMixed] = useState(false);
  useEffect(() => {
    if (!parent.current) return undefined;
    heading.current?.focus();
    const view = openMerge(parent.current, comparison, language, (source) => {
      merged.current = source;
      setMixed(source !== comparison.right.source);
    });
    return () => view.destroy();
  }, [comparison, language]);
  return (
    <section css={whole} aria-labelledby="compare-heading">
      <h2 css={smallHeading} id="compare-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div css={heads}>
        <span>{left.name}</span>
        <span>{right.name}</span>
      </div>
      <div css={both} ref={parent} />
      <div css={row}>
        <button type="button" css={largeOutlineButton} onClick={() => onChoose(left.source)}>
          {left.take}
        </button>
        <button type="button" css={largeOutlineButton} onClick={() => onChoose(merged.current)}>
          {isMixed ? 'Take the right one, as changed here' : right.take}
        </button>
        <button type="button" css={largeOutlineButton} onClick={onClose}>
          Decide later
        </button>
      </div>
    </section>
  );
}

function openMerge(parent: HTMLElement, { left, right }: Comparison, lang: string, onChange: (source: string) => void) {
  const common = (name: string) => [
    theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ lang, 'aria-label': name }),
    keymap.of([...historyKeymap, ...defaultKeymap]),
  ];
  return new MergeView({
    parent,
    a: { doc: left.source, extensions: [common(left.name), EditorState.readOnly.of(true)] },
    b: {
      doc: right.source,
      extensions: [
        common(right.name),
        history(),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    },
    revertControls: 'a-to-b',
    renderRevertControl: revertButton,
    collapseUnchanged: {},
    gutter: true,
  });
}

function revertButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '→';
  button.ariaLabel = 'Take these words from the left';
  return button;
}

/** Returns the texts to choose from if the file was changed elsewhere; else the saved one and the present one. */
export function comparisonOf(open: OpenText): Comparison | undefined {
  const { theirs, base } = open.saving.standing();
  const right = { name: 'Yours', source: open.editor.source(), take: 'Take mine' };
  if (theirs !== undefined && theirs !== 'gone')
    return {
      title: 'Two texts: which one is to stay?',
      left: { name: 'As it was saved elsewhere', source: theirs.source, take: 'Take the other one' },
      right,
    };
  if (!base || theirs === 'gone') return undefined;
  return {
    title: 'The saved text, and yours',
    left: { name: 'As saved', source: base.source, take: 'Take the saved one' },
    right: { ...right, take: 'Keep mine' },
  };
}

/** Returns an earlier text and the present one. */
export function earlierOf(open: OpenText, left: string, at: number): Comparison {
  return {
    title: 'An earlier text, and the present one',
    left: { name: `Of ${whenWords(at, Date.now())}`, source: left, take: 'Take the earlier one' },
    right: { name: 'The present one', source: open.editor.source(), take: 'Keep the present one' },
  };
}
