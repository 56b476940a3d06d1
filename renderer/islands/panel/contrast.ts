/** The contrast of text with its background, for one pair of colors at one size. */
export interface Contrast {
  /** Colors as CSS writes them. */
  readonly text: string;
  readonly ground: string;
  /** WCAG's ratio of luminances, 1 to 21. */
  readonly ratio: number;
  /** 24 px and more, or 18.66 px and more in bold. */
  readonly isLarge: boolean;
}

/** Least ratios by WCAG 2.2, success criteria 1.4.3 and 1.4.6. */
const THRESHOLDS = { AA: { normal: 4.5, large: 3 }, AAA: { normal: 7, large: 4.5 } } as const;

/** Returns the highest WCAG level that a contrast reaches; `fails` if none. */
export function levelOf({ ratio, isLarge }: Pick<Contrast, 'ratio' | 'isLarge'>): 'AAA' | 'AA' | 'fails' {
  const size = isLarge ? 'large' : 'normal';
  if (ratio >= THRESHOLDS.AAA[size]) return 'AAA';
  return ratio >= THRESHOLDS.AA[size] ? 'AA' : 'fails';
}
