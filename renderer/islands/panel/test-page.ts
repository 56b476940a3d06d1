import axe from 'axe-core';
import type { Contrast } from './contrast.ts';

/** A violation of a rule by elements of the page. */
export interface Fault {
  readonly rule: string;
  readonly help: string;
  readonly impact: string;
  /** CSS selectors of the elements. */
  readonly elements: readonly string[];
}

/** The results of testing a page. */
export interface PageTest {
  readonly faults: readonly Fault[];
  /** Each pair of colors once, weakest first. */
  readonly contrasts: readonly Contrast[];
}

/** What axe-core measures for its rule `color-contrast`. */
interface Measured {
  readonly fgColor?: string;
  readonly bgColor?: string;
  readonly contrastRatio?: number;
  readonly expectedContrastRatio?: string;
}

/** Tests the current page, without the elements that match `leftOut`. */
export async function testPage(leftOut: string): Promise<PageTest> {
  const { violations, passes } = await axe.run({ exclude: [leftOut] }, { preload: false });
  return {
    faults: violations.map(({ id, help, impact, nodes }) => ({
      rule: id,
      help,
      impact: impact ?? '',
      elements: nodes.map(({ target }) => target.join(' ')),
    })),
    contrasts: contrastsOf([...violations, ...passes]),
  };
}

function contrastsOf(results: readonly axe.Result[]): Contrast[] {
  const pairs = new Map<string, Contrast>();
  for (const { nodes } of results.filter(({ id }) => id === 'color-contrast')) {
    for (const { data } of nodes.flatMap(({ any }) => any)) {
      const { fgColor: text, bgColor: ground, contrastRatio: ratio, expectedContrastRatio } = (data ?? {}) as Measured;
      if (text === undefined || ground === undefined || !ratio) continue;
      const isLarge = expectedContrastRatio === '3:1';
      pairs.set(`${text} ${ground} ${isLarge}`, { text, ground, ratio, isLarge });
    }
  }
  return [...pairs.values()].toSorted((a, b) => a.ratio - b.ratio);
}
