import lighthouse, { type Result } from 'lighthouse';

/** The four categories of a report, in the order in which they are shown. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** An audit that lowers the score of its category. */
export interface Loss {
  readonly audit: string;
  readonly title: string;
  /** The figure that is too high, or the first element with the fault; empty if Lighthouse gives neither. */
  readonly evidence: string;
  /** The addresses that each fault is about; an empty string for a fault without one. */
  readonly urls: readonly string[];
}

export interface Grade {
  /** 0 to 100; also 0 if Lighthouse could not audit. */
  readonly score: number;
  readonly losses: readonly Loss[];
}

/** The results of a run for a page, or the best of several. */
export type Grades = Readonly<Record<Category, Grade>>;

/** The phone, in Lighthouse's measure of processors: a quarter of a fast computer, 1,500 to 2,000, which Lighthouse slows four times. */
const PHONE_INDEX = 437;
/** Lighthouse's own slowdown, which is meant for the fastest computers. */
const MAX_SLOWDOWN = 4;

/** The loads whose median says how fast the machine is now: one may be off, and a machine that others use slows down and recovers. */
const LOADS = 3;

/** Audits addresses in a Chromium, as a mid-range phone on slow 4G, whatever the speed of this machine. */
export class Auditor {
  private readonly port: number;
  private readonly indexes: number[] = [];

  /** Audits in the Chromium that listens on `port`. */
  constructor(port: number) {
    this.port = port;
  }

  /** By how much this machine is slowed to be as fast as the phone, 1 to 4: by its speed in the last loads. */
  get slowdown(): number {
    const last = this.indexes.slice(-LOADS).toSorted((a, b) => a - b);
    const index = last[Math.floor(LOADS / 2)] ?? Infinity;
    return Math.min(MAX_SLOWDOWN, Math.max(1, index / PHONE_INDEX));
  }

  /** Loads an address until the speed of the machine is known. */
  async measureMachine(url: string): Promise<void> {
    while (this.indexes.length < LOADS) await this.load(url);
  }

  /** Audits an address once. Sends no error reports, which only Lighthouse's command line does. */
  async audit(url: string): Promise<Grades> {
    const result = await this.load(url);
    return Object.fromEntries(CATEGORIES.map((category) => [category, gradeOf(result, category)])) as Grades;
  }

  private async load(url: string): Promise<Result> {
    const outcome = await lighthouse(url, {
      port: this.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ignoreStatusCode: true,
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: this.slowdown },
    });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = outcome;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${lhr.runtimeError.message}`);
    this.indexes.push(lhr.environment.benchmarkIndex);
    return lhr;
  }
}

/**
 * Returns the best of several runs, by the score of each category. Whatever else a machine does only makes a load
 * slower: of eight loads of one page on a quiet machine, the main thread was blocked for 0 to 245 ms.
 */
export function bestOf(runs: readonly Grades[]): Grades {
  const entries = CATEGORIES.map((category) => {
    const ranked = runs.map((run) => run[category]).toSorted((a, b) => b.score - a.score);
    return [category, ranked[0]];
  });
  return Object.fromEntries(entries) as Grades;
}

function gradeOf({ categories, audits }: Result, category: Category): Grade {
  const { score, auditRefs } = categories[category] ?? { score: null, auditRefs: [] };
  const losses = auditRefs.flatMap(({ id, weight }) => {
    const result = audits[id];
    const isLoss = weight > 0 && result && (result.scoreDisplayMode === 'error' || (result.score ?? 1) < 1);
    return isLoss ? [{ cost: weight * (1 - (result.score ?? 0)), loss: lossOf(result) }] : [];
  });
  return {
    score: Math.round((score ?? 0) * 100),
    losses: losses.toSorted((a, b) => b.cost - a.cost).map(({ loss }) => loss),
  };
}

function lossOf(result: Result['audits'][string]): Loss {
  const items = result.details && 'items' in result.details ? (result.details.items as readonly Item[]) : [];
  const [first] = items;
  const evidence = [result.errorMessage, result.displayValue, first && (first.node?.snippet ?? first.description)];
  return {
    audit: result.id,
    title: result.title,
    evidence: evidence.filter(Boolean).join(', ') || urlOf(first),
    urls: items.map(urlOf),
  };
}

/** The common fields of tables in different audits. */
interface Item {
  readonly node?: { readonly snippet?: string };
  readonly description?: string;
  readonly url?: string;
  readonly sourceLocation?: { readonly url?: string };
}

function urlOf(item: Item | undefined): string {
  return item?.url ?? item?.sourceLocation?.url ?? '';
}
