import type { SavedText } from '../../pipeline/desk/protocol.ts';

/** What tabs with the same text tell each other. */
export type TabMessage =
  /** A tab was opened, and wants to know what others hold. */
  | { readonly is: 'opened'; readonly file: string }
  /** Words became others: `from` stood there before; `base` is the hash of the file that both began from. */
  | {
      readonly is: 'typed';
      readonly file: string;
      readonly base: string | undefined;
      readonly from: string;
      readonly source: string;
    }
  | { readonly is: 'saved'; readonly file: string; readonly saved: SavedText };

/** A file has another name; both texts are as they were at once before and after. */
export interface Renamed {
  readonly is: 'renamed';
  readonly before: SavedText;
  readonly now: SavedText;
}

const CHANNEL = 'desk-texts';

/** Connects this tab with others of the desk, until `close` is called. */
export function joinTabs(hear: (message: TabMessage | Renamed) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | Renamed>) => hear(data));
  let isOpen = true;
  return {
    tell: (message: TabMessage | Renamed) => isOpen && channel.postMessage(message),
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
