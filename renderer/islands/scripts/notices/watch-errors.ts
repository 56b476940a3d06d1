import { describeThrown } from './describe-thrown.ts';
import { isNoise } from './noise.ts';
import { isNoticeShown, showNotice } from './notices.ts';

const told = new Set<string>();

/** Shows uncaught errors of this page: one at a time, and each only once. */
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
