import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Look, Overview } from '../../pipeline/desk/protocol.ts';
import { deskAddress, go } from '../route.ts';
import { findingsIn, type PlacedFinding } from './findings.ts';
import { openText, type OpenText, type TextApi } from './open-text.ts';
import { faultOf, type Fault, type Standing } from './saving.ts';

/** What the screen of a text shows. */
export interface TextState {
  readonly open: OpenText | undefined;
  /** Whether there is no such file, and nothing unsaved of it. */
  readonly isNone: boolean;
  readonly standing: Standing | undefined;
  /** As far as it has been told. */
  readonly look: Partial<Look>;
  readonly fault: Fault | undefined;
  readonly source: string;
  /** The line of the cursor, from 1. */
  readonly line: number;
  readonly found: readonly PlacedFinding[];
}

const NOTHING: TextState = {
  open: undefined,
  isNone: false,
  standing: undefined,
  look: {},
  fault: undefined,
  source: '',
  line: 1,
  found: [],
};

/** Opens a file in the element of the reference, and follows it; `onTold` stays the same. */
export function useText(file: string, overview: Overview, api: TextApi, onTold: (words: string) => void) {
  const parent = useRef<HTMLDivElement>(null);
  const choices = useEffectEvent(() => overview);
  const [state, setState] = useState(NOTHING);
  const { language } = overview.site;
  useEffect(() => {
    const element = parent.current;
    if (!element) return undefined;
    const put = (change: Partial<TextState>): void => setState((before) => ({ ...before, ...change }));
    let isOver = false;
    let opened: OpenText | undefined;
    const open = async (): Promise<void> => {
      opened = await openText({
        file,
        parent: element,
        api,
        language,
        choices: () => ({ ...choices(), file }),
        onStanding: (standing) => put({ standing }),
        onLook: (part) => setState((before) => ({ ...before, look: { ...before.look, ...part } })),
        onFault: (fault) => put({ fault }),
        onUpdate: ({ view }) => put(shownOf(view)),
        onTold,
        onMoved: (to) => go(deskAddress(to), true),
      });
      if (isOver) opened?.close();
      else put({ open: opened, isNone: opened === undefined, ...(opened && shownOf(opened.editor.view)) });
    };
    open().catch((error: unknown) => put({ fault: faultOf(error) }));
    return () => {
      isOver = true;
      opened?.close();
      setState(NOTHING);
    };
  }, [file, api, language, onTold]);
  return { parent, state };
}

function shownOf({ state }: EditorView): Pick<TextState, 'source' | 'line' | 'found'> {
  const { head } = state.selection.main;
  return { source: state.doc.toString(), line: state.doc.lineAt(head).number, found: findingsIn(state) };
}
