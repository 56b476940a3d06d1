import { forEachDiagnostic, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { ChangeSet, StateEffect, StateField, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { EditorView } from '@codemirror/view';
import type { DeskFinding } from '../../pipeline/desk/protocol.ts';
import type { Fix } from '../../pipeline/findings/finding.ts';
import { mayChangeFields, startOfShown } from './head.ts';

/** A finding at the words where it stands now. */
export interface PlacedFinding {
  readonly finding: DeskFinding;
  readonly from: number;
  readonly to: number;
}

interface FindingMark extends Diagnostic {
  readonly finding: DeskFinding;
}

const SEVERITIES = { error: 'error', warning: 'warning', note: 'info' } as const;

/** Notes the text that is looked at: what is typed from now on moves the findings that are still to come. */
const asked = StateEffect.define<null>();

const typedSince = StateField.define<ChangeSet>({
  create: ({ doc }) => ChangeSet.empty(doc.length),
  update: (typed, change) =>
    change.effects.some((effect) => effect.is(asked))
      ? ChangeSet.empty(change.newDoc.length)
      : change.docChanged
        ? typed.compose(change.changes)
        : typed,
});

/** Shows findings at their words. */
export const findingMarks = [typedSince];

/** Says that the text as it stands is looked at. */
export const askEffect: TransactionSpec = { effects: asked.of(null) };

/** Shows what was found in the text that was last looked at, at the words as they stand now. */
export function showFindings(state: EditorState, findings: readonly DeskFinding[]): TransactionSpec {
  const typed = state.field(typedSince);
  const marks = findings.flatMap((finding): FindingMark[] => {
    if (finding.to > typed.length) return [];
    const from = typed.mapPos(finding.from, 1);
    const to = Math.max(from, typed.mapPos(finding.to, -1));
    return [
      { from, to, severity: SEVERITIES[finding.severity], message: finding.message.replaceAll('`', ''), finding },
    ];
  });
  return setDiagnostics(state, marks);
}

/** The findings of a text, in the order of their words. */
export function findingsIn(state: EditorState): PlacedFinding[] {
  const found: PlacedFinding[] = [];
  forEachDiagnostic(state, (mark, from, to) => {
    if ('finding' in mark) found.push({ finding: (mark as FindingMark).finding, from, to });
  });
  return found.toSorted((a, b) => a.from - b.from);
}

/** Returns a command that selects the words of the next finding (or the one before), and tells it. */
export function goToFinding(
  direction: 1 | -1,
  tell: (found: PlacedFinding, number: number, of: number) => void,
): Command {
  return (view) => {
    const { state } = view;
    const start = startOfShown(state);
    const all = findingsIn(state).filter(({ from }) => from >= start);
    const { from: at, to: end } = state.selection.main;
    const next =
      direction === 1
        ? (all.find(({ from, to }) => from > at || (from === at && to !== end && end === at)) ?? all[0])
        : (all.findLast(({ from }) => from < at) ?? all.at(-1));
    if (!next) return true;
    select(view, next);
    tell(next, all.indexOf(next) + 1, all.length);
    return true;
  };
}

/** Selects the words of a finding; the focus goes to the text. */
export function select(view: EditorView, { from, to }: { readonly from: number; readonly to: number }): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
    userEvent: 'select',
  });
  view.focus();
}

/** Makes a fix. Answers whether its words still stood there. */
export function makeFix(view: EditorView, from: number, { actual, expected }: Fix): boolean {
  const to = from + actual.length;
  if (view.state.sliceDoc(from, to) !== actual) return false;
  view.dispatch({
    changes: { from, to, insert: expected },
    annotations: mayChangeFields.of(true),
    userEvent: 'input.fix',
  });
  return true;
}
