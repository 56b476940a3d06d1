import { describeThrown } from './describe-thrown.ts';
import { isNoise } from './noise.ts';
import { isNoticeShown, showNotice } from './notices.ts';

const told = new Set<string>();

/** Shows what was thrown and caught nowhere: one at a time, each once, and nothing that is not the page's own. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    if (!isNoise(error, message, filename)) tell(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNoise(reason)) tell(reason);
  });
}

function tell(thrown: unknown): void {
  const description = describeThrown(thrown);
  if (isNoticeShown() || told.has(description)) return;
  told.add(description);
  showNotice('error', description, thrown instanceof Error ? thrown.stack : undefined);
}
