import type { EditorView } from '@codemirror/view';
import { css } from '@emotion/react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { addressOf, faultWords } from '../api.ts';
import { Button } from '../Button.tsx';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { schemaOfFile } from '../fields/schema.ts';
import { showField } from '../fields/show-field.ts';
import { rowOf, stateWords } from '../overview/words.ts';
import { EarlierStates } from '../publish/EarlierStates.tsx';
import { deskAddress, go as goTo, TO_TEXT, useEvent } from '../route.ts';
import { column, page, quiet } from '../styles.ts';
import { Compare, comparisonOf, earlierOf, type Comparison } from './Compare.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FindingsList } from './FindingsList.tsx';
import { goToFinding, makeFix, select, type PlacedFinding } from './findings.ts';
import { startOfShown } from './head.ts';
import { blocksOf, nearestWords } from './match-blocks.ts';
import { openText, type OpenText } from './open-text.ts';
import { PageViews } from './PageViews.tsx';
import { KeysHelp, TextBar } from './TextBar.tsx';
import { EarlierTexts, noticesOf, Notices, TextHead } from './TextHead.tsx';
import { TextPanes, type Pane } from './TextPanes.tsx';
import type { EarlierText } from './unsaved.ts';

const screen = css(column, { height: '100%', '@media (width < 64rem)': { height: '100svh' } });
const beside = css(column, { flex: 1, '&[hidden]': { display: 'none' } });
const editorBox = css({ flex: 1, minHeight: 0 });
const NONE = 'There is no such text in the folder of the site.';

interface Props {
  /** Relative to the content folder. */
  file: string;
  title: string;
  overview: Overview;
  /** Called after a save; what visitors see of the text is known anew once it resolves. */
  onSaved: () => Promise<void>;
}

/** A text: its fields, its words, what was found in them, and the page beside them. */
export function TextScreen(props: Props) {
  const { file, overview } = props;
  const { language } = overview.site;
  const [opened, setOpened] = useState<OpenText | string>();
  const choices = useEffectEvent(() => ({ ...overview, file }));
  useEffect(() => {
    let isOver = false;
    let open: OpenText | undefined;
    const begin = async (): Promise<void> => {
      const onMoved = (to: string): void => goTo(deskAddress(to), true);
      open = await openText({ file, language, choices: () => choices(), onMoved });
      if (isOver) open?.close();
      else setOpened(open ?? NONE);
    };
    begin().catch((error: unknown) => setOpened(faultWords(error)));
    return () => {
      isOver = true;
      open?.close();
    };
  }, [file, language]);
  if (typeof opened === 'object') return <OpenedText {...props} open={opened} />;
  return <p css={[page, quiet]}>{opened ?? 'One moment …'}</p>;
}

function OpenedText({ file, title, overview, onSaved, open }: Props & { readonly open: OpenText }) {
  const { editor, saving } = open;
  const state = useSyncExternalStore(open.follow, open.state);
  const { standing, look, found, fault, pasted } = state;
  const parent = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const [pane, setPane] = useState<Pane>('text');
  const [comparison, setComparison] = useState<Comparison>();
  const [isWhole, setWhole] = useState(false);
  const [isEarlierShown, setEarlierShown] = useState(false);
  const [earlier, setEarlier] = useState<readonly EarlierText[]>([]);
  const isText = file.endsWith('.md');
  const source = useDeferredValue(state.source);
  const here = useHere(source, state.line, overview);
  const visibility = useVisibility(file, overview, standing.savedAt, onSaved);
  useEffect(() => void open.earlier().then(setEarlier), [open]);
  // One that is open holds what was merged by hand.
  const compareNow = (): void => setComparison((shown) => shown ?? comparisonOf(open));
  /** Answers whether the text is saved. */
  const save = async (): Promise<boolean> => {
    if (await saving.save()) compareNow();
    return !saving.standing().isUnsaved;
  };
  /** Shows the text, and does something in it once it is seen: what is hidden takes no focus. */
  const inText = (act: (view: EditorView) => void): void => {
    setPane('text');
    requestAnimationFrame(() => act(editor.view));
  };
  useKeys(save, (direction) => inText(goToFinding(direction, (...placed) => setTold(findingWords(...placed)))));
  useEvent(TO_TEXT, () => inText((view) => view.focus()));
  const choose = async (chosen: string, { left, right }: Comparison): Promise<void> => {
    const dropped = [left.source, right.source, editor.source()];
    editor.put(chosen);
    setComparison(undefined);
    if (await saving.choose(chosen, dropped)) compareNow();
    setEarlier(await open.earlier());
    editor.view.focus();
  };
  const showFile = (next: boolean): void => {
    setWhole(next);
    editor.showFile(next);
  };
  const go = (placed: Pick<PlacedFinding, 'from' | 'to'>): void => {
    if (placed.from >= startOfShown(editor.view.state)) return inText((view) => select(view, placed));
    setPane('fields');
    requestAnimationFrame(() => showField(editor.source(), Math.max(placed.from, placed.to - 1)));
  };
  const openAtLine = useEffectEvent((): void => {
    const { doc } = editor.view.state;
    const line = Number(new URLSearchParams(location.search).get('line'));
    if (line > 0) go(doc.line(Math.min(line, doc.lines)));
  });
  useEffect(() => {
    parent.current?.append(editor.view.dom);
    requestAnimationFrame(() => openAtLine());
  }, [editor]);
  const change = ({ finding, from }: PlacedFinding, which: 'fix' | 'suggestion'): void => {
    const fix = finding[which];
    if (!fix) return;
    setTold(makeFix(editor.view, from, fix) ? 'Changed.' : 'These words are others by now.');
    editor.view.focus();
  };
  const press = (words: readonly string[], place: number): void => {
    const blocks = blocksOf(source, factsOf(overview));
    const all = blocks.map((block) => block.words);
    const block = blocks[nearestWords(words, all, place) ?? -1];
    const { doc } = editor.view.state;
    if (block) go({ from: doc.line(block.line).from, to: doc.line(block.lastLine).to });
  };

  const notices = noticesOf(standing, open, {
    onCompare: compareNow,
    onRetry: () => void save(),
    onAnew: () => void saving.choose(editor.source(), []),
  });
  if (fault !== undefined) notices.push({ words: `${fault} What you write is kept in this browser.` });
  if (pasted !== undefined && pasted !== '') notices.push({ words: pasted });
  return (
    <div css={screen}>
      <TextHead title={title} state={visibility} standing={standing} onSave={() => void save()}>
        <Button aria-expanded={isEarlierShown} onClick={() => setEarlierShown(!isEarlierShown)}>
          Earlier states
        </Button>
        {isText && (
          <Button aria-pressed={isWhole} onClick={() => showFile(!isWhole)}>
            Show the file
          </Button>
        )}
      </TextHead>
      <Notices notices={notices}>
        <EarlierTexts
          earlier={earlier}
          now={open.openedAt}
          onShow={({ source: left, at }) => setComparison(earlierOf(open, left, at))}
        />
      </Notices>
      <DraftNotice {...{ file, source, overview }} onSave={save} onDone={onSaved} />
      {isEarlierShown && <EarlierStates {...{ file, source }} onBringBack={editor.put} />}
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      {comparison && (
        <Compare
          comparison={comparison}
          language={overview.site.language}
          onChoose={(chosen) => void choose(chosen, comparison)}
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
              fields: (
                <FieldsForm
                  {...{ file, overview }}
                  source={state.source}
                  findings={found}
                  onChange={editor.changeFields}
                  steps={editor.fieldSteps()}
                  onStep={editor.stepFields}
                />
              ),
            }),
            text: (
              <>
                {isText && <TextBar view={editor.view} />}
                <div css={editorBox} ref={parent} />
                <KeysHelp />
              </>
            ),
            ...(isText && {
              page: <PageViews shown={look.shown} cardUrl={addressOf('card', file)} here={here} onPress={press} />,
            }),
            findings: (
              <FindingsList {...{ overview, found }} elsewhere={look.elsewhere ?? []} onGo={go} onChange={change} />
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

/** Says what visitors see of a file; after a save not before it is known anew. */
function useVisibility(
  file: string,
  overview: Overview,
  savedAt: number | undefined,
  onSaved: Props['onSaved'],
): string {
  const [renewedFor, setRenewedFor] = useState<number>();
  useEffect(() => {
    if (savedAt !== undefined) void onSaved().then(() => setRenewedFor(savedAt));
  }, [savedAt, onSaved]);
  if (savedAt !== renewedFor) return 'One moment …';
  const row = rowOf(overview, file);
  return row ? stateWords(row.state) : 'A file of the whole site';
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
