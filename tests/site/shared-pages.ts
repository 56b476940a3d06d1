import type { Browser, Page } from '@playwright/test';
import { watch } from './watch.ts';

/** The two pages that the tests of a worker share: one with scripts, one without. */
export interface SharedPages {
  /** Returns the page with or without scripts: the same one until it is closed. */
  readonly take: (javaScriptEnabled: boolean, baseURL: string) => Promise<Page>;
  /** The troubles on both pages that no test has taken yet, a line each. */
  readonly troubles: string[];
}

/** Creates the shared pages of a browser; each is opened on first use. */
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
