import { css } from '@emotion/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { Action } from '../../../pipeline/content/model/text.ts';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { palette, space } from '../../design/tokens.ts';
import { family, size } from '../../design/type.ts';
import { largeOutlineButton } from '../../design/quiet-button.ts';

/** Screen readers miss an announcement made while the focus moves. */
const ANNOUNCE_AFTER_MS = 100;

const panel = css`
  width: 100%;
  max-width: none;
  max-height: 100%;
  margin: 0;
  padding: ${space[4]} clamp(${space[4]}, 4vw, ${space[7]}) ${space[7]};
  border: 0;
  border-bottom: 1px solid ${palette('line')};
  background: ${palette('surface-raised')};
  color: ${palette('text')};
  outline: none;
  &::backdrop {
    background: ${palette('backdrop')};
  }
`;

const head = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;

const list = css`
  margin-block: ${space[4]} ${space[6]};
  font-family: ${family.display};
  font-size: ${size(2)};
  li {
    border-top: 1px solid ${palette('line')};
  }
  a {
    display: block;
    padding-block: ${space[2]};
  }
  [aria-current] {
    color: ${palette('accent')};
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
    text-decoration-thickness: 2px;
  }
`;

/** The labels of the menu; `newWindow` is for its links. */
export const MENU_LABELS = [
  'menu',
  'openMenu',
  'closeMenu',
  'menuOpened',
  'menuClosed',
  'navigation',
  'newWindow',
] as const satisfies readonly LabelName[];

interface Props {
  links: readonly Action[];
  action: Action;
  /** Address of the link that leads to the current page. */
  current: string | undefined;
  labels: Pick<Labels, (typeof MENU_LABELS)[number]>;
}

/**
 * The menu of small screens: a modal dialog, whose focus stays inside and which closes on Escape. Browsers that support
 * `command` open and close it without JavaScript.
 */
export function Menu({ links, action, current, labels }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const said = useAnnouncement(isOpen);
  useNarrowOnly(isOpen, opener, leaveToLinks);

  useEffect(() => {
    setOpen(dialog.current?.open ?? false);
  }, []);

  function open() {
    if (!opensByItself() && dialog.current?.open === false) dialog.current.showModal();
    setOpen(true);
  }

  function close() {
    if (!opensByItself()) dialog.current?.close();
  }

  /** The button that would get the focus back is hidden; the links replace it. */
  function leaveToLinks() {
    dialog.current?.close();
    document.querySelector<HTMLElement>('#page\\:navigation a')?.focus();
  }

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        css={largeOutlineButton}
        ref={opener}
        aria-haspopup="dialog"
        aria-controls="page:menu"
        aria-label={labels.openMenu}
        onClick={open}
        {...{ command: 'show-modal', commandfor: 'page:menu' }}
      >
        {labels.menu}
      </button>
      <dialog
        id="page:menu"
        css={panel}
        ref={dialog}
        suppressHydrationWarning // a browser may have opened it already
        aria-label={labels.menu}
        onClose={() => setOpen(false)}
        onClick={closeOnChoice}
        onKeyDown={keepFocusInside}
        tabIndex={-1}
        // Orca does not announce a button that has the focus as soon as its dialog opens.
        {...{ closedby: 'any', autoFocus: true }}
      >
        <div css={head}>
          {/* Orca reads the content of a dialog when it opens, but not its name. */}
          <span>{labels.menu}</span>
          <button
            type="button"
            css={largeOutlineButton}
            onClick={close}
            {...{ command: 'close', commandfor: 'page:menu' }}
          >
            {labels.closeMenu}
          </button>
        </div>
        <nav aria-label={labels.navigation}>
          <ul css={list} role="list">
            {links.map((link) => (
              <li key={link.href}>
                <ActionLink action={link} look="plain" current={link.href === current} />
              </li>
            ))}
          </ul>
        </nav>
        <ActionLink action={action} look="button" />
        <span className="sr-only" aria-live="polite">
          {said === 'opened' && labels.menuOpened}
        </span>
      </dialog>
      <span className="sr-only" aria-live="polite">
        {said === 'closed' && labels.menuClosed}
      </span>
    </>
  );
}

/** Whether the browser supports `command` on a button. */
function opensByItself(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/** Returns whether to announce `opened` or `closed`, shortly after the change; undefined before the first. */
function useAnnouncement(isOpen: boolean): 'opened' | 'closed' | undefined {
  const [said, say] = useState<'opened' | 'closed'>();
  const before = useRef(false);
  useEffect(() => {
    if (before.current === isOpen) return undefined;
    before.current = isOpen;
    say(undefined);
    const timer = setTimeout(() => say(isOpen ? 'opened' : 'closed'), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return said;
}

/** Keeps Tab inside the dialog, where a browser would go on to its own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? [first, event.currentTarget] : [last];
  if (!leaving.some((stop) => stop === document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Calls `leave` when the window becomes so wide that the control that opened something is hidden. */
function useNarrowOnly(isOpen: boolean, control: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const opener = control.current;
    if (!isOpen || !opener) return undefined;
    const observer = new ResizeObserver(() => {
      if (opener.getClientRects().length === 0) leave();
    });
    observer.observe(opener);
    return () => observer.disconnect();
  }, [isOpen, control, leave]);
}
