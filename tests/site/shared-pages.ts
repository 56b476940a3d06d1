import type { Browser, Page } from '@playwright/test';
import { watch } from './watch.ts';

/** Pages that the tests of one worker share: one with script, one without. */
export interface SharedPages {
  /** The page with or without script, the same one each time until it is closed. */
  readonly take: (javaScriptEnabled: boolean, baseURL: string) => Promise<Page>;
  /** What has gone wrong on both and was not yet taken out, one line each. */
  readonly troubles: string[];
}

/** Shared pages of a browser; each is opened when it is first taken. */
export function sharePages(browser: Browser): SharedPages {
  const pages = new Map<boolean, Page>();
  const troubles: string[] = [];
  const take = async (javaScriptEnabled: boolean, baseURL: string) => {
    const kept = pages.get(javaScriptEnabled);
    if (kept && !kept.isClosed()) return kept;
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    await watch(context, new URL(baseURL).host, (trouble) => troubles.push(trouble));
    const page = await context.newPage();
    pages.set(javaScriptEnabled, page);
    return page;
  };
  return { take, troubles };
}
