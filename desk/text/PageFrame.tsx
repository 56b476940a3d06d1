import { css } from '@emotion/react';
import morphdom from 'morphdom';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { colors, palette } from '../../renderer/design/tokens.ts';
import { markScrolled } from '../../renderer/design/mark-scrolled.ts';
import { nearestWords, wordsOf } from './match-blocks.ts';

const box = css`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  background: ${palette('surface-sunk')};
  iframe {
    position: absolute;
    top: 0;
    border: 0;
    background: ${palette('surface')};
    transform-origin: 0 0;
  }
`;

/** Elements of a page that stand for a block of a text. */
const BLOCKS = 'h1, h2, h3, h4, p, li, tr, dt, dd, figcaption, summary, pre';
const MARK = `3px solid ${colors.accent[0]}`;

interface Props {
  page: string;
  /** The width of the window that the page is shown in, in px. */
  width: number;
  /** Words of the block in which the cursor is, and its place in the text, from 0 to 1. */
  here: { readonly words: readonly string[]; readonly place: number } | undefined;
  /** Called with the words of the block that was pressed, and its place on the page, from 0 to 1. */
  onPress: (words: readonly string[], place: number) => void;
}

/**
 * The page as built, in a frame in which no script runs. Each new state of the page changes only what is other, so that
 * it stays where it was scrolled to.
 */
export function PageFrame({ page, width, here, onPress }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // No focus goes to the frame by itself.
  const [first] = useState(() => page.replaceAll(/ autofocus(?:="")?(?=[ >])/g, ''));
  const [isReady, setReady] = useState(false);
  const inFrame = useRef<string>(undefined);
  const { outer, scale, height, left } = useScale(width);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    return isReady && shown ? listen(shown, (words, place) => press(words, place)) : undefined;
  }, [isReady]);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!isReady || !shown) return undefined;
    // The cursor moves more often than the page changes.
    if (inFrame.current !== page) {
      const next = new DOMParser().parseFromString(page, 'text/html');
      morphdom(shown.documentElement, next.documentElement, { onBeforeElUpdated: keepOpen });
      inFrame.current = page;
      markScrolled(shown);
    }
    return mark(shown, here);
  }, [page, isReady, here]);
  return (
    <div css={box} ref={outer}>
      <iframe
        ref={frame}
        title="The page as visitors will see it"
        sandbox="allow-same-origin"
        srcDoc={first}
        style={{ width, height, left, transform: `scale(${scale})` }}
        onLoad={() => setReady(true)}
      />
    </div>
  );
}

/** Scales a window of a width into an element. */
function useScale(width: number) {
  const outer = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!outer.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(outer.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width) || 1;
  return { outer, scale, height: room.height / scale, left: Math.max(0, (room.width - width * scale) / 2) };
}

function keepOpen(from: HTMLElement, to: HTMLElement): boolean {
  if (from instanceof HTMLDetailsElement || from.tagName === 'DETAILS')
    to.toggleAttribute('open', from.hasAttribute('open'));
  return !from.isEqualNode(to);
}

function blocksIn(shown: Document): Element[] {
  return [...(shown.querySelector('main') ?? shown.body).querySelectorAll(BLOCKS)];
}

/** Leads from a pressed block to its words; links and forms of the page do nothing. Returns what ends it. */
function listen(shown: Document, press: (words: string[], place: number) => void): () => void {
  const stay = (event: Event): void => event.preventDefault();
  const click = (event: MouseEvent): void => {
    const pressed = event.target as Element | null;
    if (pressed?.closest('a')) event.preventDefault();
    const block = pressed?.closest(BLOCKS);
    if (!block) return;
    const all = blocksIn(shown);
    press(wordsOf(block.textContent ?? ''), all.indexOf(block) / all.length);
  };
  // The page's own script does not run.
  const scroll = (): void => markScrolled(shown);
  shown.addEventListener('submit', stay);
  shown.addEventListener('click', click);
  shown.addEventListener('scroll', scroll, { passive: true });
  return () => {
    shown.removeEventListener('scroll', scroll);
    shown.removeEventListener('submit', stay);
    shown.removeEventListener('click', click);
  };
}

/** Marks the block in which the cursor is, and scrolls to it. Returns what takes the mark away. */
function mark(shown: Document, here: Props['here']): (() => void) | undefined {
  const all = blocksIn(shown);
  const at =
    here &&
    nearestWords(
      here.words,
      all.map((block) => wordsOf(block.textContent ?? '')),
      here.place,
    );
  const block = at === undefined ? undefined : all[at];
  if (!(block && 'style' in block)) return undefined;
  const { style } = block as HTMLElement;
  style.outline = MARK;
  style.outlineOffset = '4px';
  block.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return () => {
    style.outline = '';
    style.outlineOffset = '';
  };
}
