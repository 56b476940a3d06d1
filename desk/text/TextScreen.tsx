import type { EditorView } from '@codemirror/view';
import { css } from '@emotion/react';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { space } from '../../renderer/design/tokens.ts';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { schemaOfFile } from '../fields/schema.ts';
import { EarlierStates } from '../publish/EarlierStates.tsx';
import { showField } from '../fields/show-field.ts';
import { TO_TEXT, useEvent } from '../route.ts';
import { button, toggle } from '../styles.ts';
import { Compare, comparisonOf, earlierOf, type Comparison } from './Compare.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { EarlierTexts } from './EarlierTexts.tsx';
import { FindingsList } from './FindingsList.tsx';
import { goToFinding, makeFix, select, type PlacedFinding } from './findings.ts';
import { startOfShown } from './head.ts';
import { blocksOf, nearestWords } from './match-blocks.ts';
import type { TextApi } from './open-text.ts';
import { PageViews } from './PageViews.tsx';
import { KeysHelp, TextBar } from './TextBar.tsx';
import { noticesOf, Notices, TextHead } from './TextHead.tsx';
import { TextPanes, type Pane } from './TextPanes.tsx';
import type { EarlierText } from './unsaved.ts';
import { useText } from './use-text.ts';

const screen = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  @media (width < 64rem) {
    height: 100svh;
  }
`;
const beside = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  &[hidden] {
    display: none;
  }
`;
const editorBox = css`
  flex: 1;
  min-height: 0;
`;
const message = css`
  padding: ${space[5]} ${space[4]};
`;

interface Props {
  /** Relative to the content folder. */
  file: string;
  title: string;
  /** What visitors see of the text, in words. */
  state: string;
  overview: Overview;
  api: TextApi;
  cardUrl: (file: string) => string;
  /** Called after a save; what visitors see of the text is known anew once it resolves. */
  onSaved: () => Promise<void>;
}

/** A text: its fields, its words, what was found in them, and the page beside them. */
export function TextScreen({ file, title, state: visibility, overview, api, cardUrl, onSaved }: Props) {
  const [told, setTold] = useState('');
  const [pasted, setPasted] = useState('');
  const { parent, state } = useText(file, overview, api, setPasted);
  const { open, standing, look, found, fault } = state;
  const [pane, setPane] = useState<Pane>('text');
  const [comparison, setComparison] = useState<Comparison>();
  const [isWhole, setWhole] = useState(false);
  const [isEarlierShown, setEarlierShown] = useState(false);
  const [earlier, setEarlier] = useState<readonly EarlierText[]>([]);
  const isText = file.endsWith('.md');
  const source = useDeferredValue(state.source);
  const here = useHere(source, state.line, overview);
  const savedAt = standing?.savedAt;
  const [renewedFor, setRenewedFor] = useState<number>();
  useEffect(() => {
    if (savedAt !== undefined) void onSaved().then(() => setRenewedFor(savedAt));
  }, [savedAt, onSaved]);
  useEffect(() => {
    void open?.earlier().then(setEarlier);
  }, [open]);
  const changeFields = useCallback(
    (change: (text: string) => string | undefined): boolean => {
      const before = open?.editor.source();
      const changed = before === undefined ? undefined : change(before);
      if (changed !== undefined && changed !== before) open?.editor.putFields(changed);
      return changed !== undefined;
    },
    [open],
  );
  const compareNow = (): void => {
    // One that is open holds what was merged by hand.
    if (open) setComparison((shown) => shown ?? comparisonOf(open));
  };
  /** Answers whether the text is saved. */
  const save = async (): Promise<boolean> => {
    if (await open?.saving.save()) compareNow();
    return open?.saving.standing().isUnsaved === false;
  };
  /** Shows the text, and does something in it once it is seen: what is hidden takes no focus. */
  const inText = (act: (view: EditorView) => void): void => {
    setPane('text');
    requestAnimationFrame(() => open && act(open.editor.view));
  };
  useKeys(save, (direction) => inText(goToFinding(direction, (...placed) => setTold(findingWords(...placed)))));
  useEvent(TO_TEXT, () => inText((view) => view.focus()));
  const choose = async (chosen: string): Promise<void> => {
    if (!open || !comparison) return;
    const { left, right } = comparison;
    const dropped = [left.source, right.source, open.editor.source()];
    open.editor.put(chosen);
    setComparison(undefined);
    if (await open.saving.choose(chosen, dropped)) compareNow();
    setEarlier(await open.earlier());
    open.editor.view.focus();
  };
  const showFile = (next: boolean): void => {
    setWhole(next);
    open?.editor.showFile(next);
  };
  const go = (placed: Pick<PlacedFinding, 'from' | 'to'>): void => {
    if (!open) return;
    if (placed.from >= startOfShown(open.editor.view.state)) return inText((view) => select(view, placed));
    setPane('fields');
    requestAnimationFrame(() => showField(open.editor.source(), Math.max(placed.from, placed.to - 1)));
  };
  const openAtLine = useEffectEvent(({ state: { doc } }: EditorView): void => {
    const line = Number(new URLSearchParams(location.search).get('line'));
    if (line > 0) go(doc.line(Math.min(line, doc.lines)));
  });
  useEffect(() => {
    if (open) requestAnimationFrame(() => openAtLine(open.editor.view));
  }, [open]);
  const change = ({ finding, from }: PlacedFinding, which: 'fix' | 'suggestion'): void => {
    const fix = finding[which];
    if (!open || !fix) return;
    setTold(makeFix(open.editor.view, from, fix) ? 'Changed.' : 'These words are others by now.');
    open.editor.view.focus();
  };
  const press = (words: readonly string[], place: number): void => {
    const blocks = blocksOf(source, factsOf(overview));
    const at = nearestWords(
      words,
      blocks.map((block) => block.words),
      place,
    );
    const block = at === undefined ? undefined : blocks[at];
    if (!open || !block) return;
    const { doc } = open.editor.view.state;
    go({ from: doc.line(block.line).from, to: doc.line(block.lastLine).to });
  };

  if (state.isNone) return <p css={message}>There is no such text in the folder of the site.</p>;
  const notices =
    standing && open
      ? noticesOf(standing, open, {
          onCompare: compareNow,
          onRetry: () => void save(),
          onAnew: () => void open?.saving.choose(open.editor.source(), []),
        })
      : [];
  if (fault) notices.push({ words: `${fault.fault} ${fault.remedy ?? ''} What you write is kept in this browser.` });
  return (
    <div css={screen}>
      <TextHead
        title={title}
        state={savedAt === renewedFor ? visibility : 'One moment …'}
        standing={standing}
        onSave={() => void save()}
      >
        <button
          type="button"
          css={button}
          aria-expanded={isEarlierShown}
          onClick={() => setEarlierShown(!isEarlierShown)}
        >
          Earlier states
        </button>
        {isText && (
          <button type="button" css={toggle} aria-pressed={isWhole} onClick={() => showFile(!isWhole)}>
            Show the file
          </button>
        )}
      </TextHead>
      <Notices notices={pasted === '' ? notices : [...notices, { words: pasted }]}>
        <EarlierTexts
          earlier={earlier}
          now={open?.openedAt ?? 0}
          onShow={({ source: left, at }) => open && setComparison(earlierOf(open, left, at))}
        />
      </Notices>
      <DraftNotice {...{ file, source, overview }} onSave={save} onDone={onSaved} />
      {isEarlierShown && <EarlierStates {...{ file, source }} onBringBack={(words) => open?.editor.put(words)} />}
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      {comparison && (
        <Compare
          comparison={comparison}
          language={overview.site.language}
          onChoose={(chosen) => void choose(chosen)}
          onClose={() => setComparison(undefined)}
        />
      )}
      <div css={beside} hidden={comparison !== undefined}>
        <TextPanes
          chosen={pane}
          onChoose={setPane}
          found={found.length}
          panes={{
            ...(schemaOfFile(file, overview) && {
              // Before the text is there, its fields would be empty, and what is typed into them lost.
              fields: open ? (
                <FieldsForm
                  {...{ file, overview }}
                  source={state.source}
                  findings={found}
                  onChange={changeFields}
                  steps={open.editor.fieldSteps()}
                  onStep={(way) => open.editor.stepFields(way)}
                />
              ) : null,
            }),
            text: (
              <>
                {isText && <TextBar view={open?.editor.view} />}
                <div css={editorBox} ref={parent} />
                <KeysHelp />
              </>
            ),
            ...(isText && {
              page: <PageViews shown={look.shown} cardUrl={cardUrl(file)} here={here} onPress={press} />,
            }),
            findings: (
              <FindingsList
                overview={overview}
                found={found}
                elsewhere={look.elsewhere ?? []}
                onGo={go}
                onFix={(placed) => change(placed, 'fix')}
                onSuggestion={(placed) => change(placed, 'suggestion')}
              />
            ),
          }}
        />
      </div>
    </div>
  );
}

/** The keys of the screen, wherever the focus is. */
function useKeys(save: () => Promise<unknown>, find: (direction: 1 | -1) => void): void {
  useEvent('keydown', (event) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (isSave) void save();
    else if (event.key === 'F8') find(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  });
}

/** The words of the block in which the cursor is, and its place in the text. */
function useHere(source: string, line: number, overview: Overview) {
  return useMemo(() => {
    const blocks = blocksOf(source, factsOf(overview));
    const at = blocks.findIndex((block) => line >= block.line && line <= block.lastLine);
    const block = blocks[at];
    return block && { words: block.words, place: at / blocks.length };
  }, [source, line, overview]);
}

function factsOf({ facts }: Overview): Map<string, string> {
  return new Map(facts.map(({ name, value }) => [name, value]));
}

function findingWords({ finding }: PlacedFinding, number: number, of: number): string {
  return `${number} of ${of}: ${finding.message} ${finding.advice}`;
}
