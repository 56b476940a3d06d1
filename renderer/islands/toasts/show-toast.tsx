import { CacheProvider, css } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStyleCache } from '../runtime/style-cache.ts';
import type { ToastOptions } from './settings.ts';
import type { ToastKind } from './settings.ts';
import { Toasts } from './Toasts.tsx';
import { useEffect, useRef } from 'react';
import { palette, radius, space } from '../../design/tokens.ts';

/** Screen readers miss what a region contains at the moment when it appears. */
const SPOKEN_AFTER_MS = 100;

/** The text is removed after this time, so that screen readers do not find it later. */
const SPOKEN_FOR_MS = 5000;

let count = 0;
let speakers: { readonly status: HTMLElement; readonly alert: HTMLElement } | undefined;

/**
 * Shows a short message at the bottom right and announces it: errors at once, others when the screen reader pauses.
 * `given` is a text to copy by hand. Returns a function that closes the message.
 */
export function showToast(message: string, kind: ToastKind, options: ToastOptions, given?: string): () => void {
  speakers ??= createRegion(options);
  const key = `toast-${++count}`;
  const shown = given ? (
    <>
      {message}
      <GivenText name={message} text={given} />
    </>
  ) : (
    message
  );
  enqueueSnackbar(shown, { variant: kind, key });
  speak(message, kind === 'error' ? speakers.alert : speakers.status);
  return () => closeSnackbar(key);
}

function speak(message: string, speaker: HTMLElement): void {
  const line = document.createElement('p');
  line.textContent = message;
  setTimeout(() => speaker.append(line), SPOKEN_AFTER_MS);
  setTimeout(() => line.remove(), SPOKEN_AFTER_MS + SPOKEN_FOR_MS);
}

/** Creates the region of messages, with one live region for status and one for errors. */
function createRegion(options: ToastOptions): { status: HTMLElement; alert: HTMLElement } {
  const [status, alert] = [createSpeaker('status'), createSpeaker('alert')];
  const host = document.createElement('div');
  document.body.append(host, status, alert);
  const toasts = (
    <CacheProvider value={createStyleCache()}>
      <Toasts options={options} />
    </CacheProvider>
  );
  flushSync(() => createRoot(host).render(toasts));
  return { status, alert };
}

function createSpeaker(role: 'status' | 'alert'): HTMLElement {
  const speaker = document.createElement('div');
  speaker.setAttribute('role', role);
  speaker.setAttribute('aria-atomic', 'false');
  speaker.className = 'sr-only';
  return speaker;
}

const box = css`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-top: ${space[2]};
  padding: 0 ${space[3]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('surface')};
  user-select: text;
  touch-action: auto;
`;

interface TextProps {
  /** The accessible name of the field. */
  name: string;
  text: string;
}

/** A text in a message, selected and focused so that it can be copied; the focus keeps the message open. */
function GivenText({ name, text }: TextProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return <input css={box} ref={field} type="text" readOnly aria-label={name} value={text} />;
}
