import type { Page } from '@playwright/test';

/** A window size and a color scheme. */
export interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const HEIGHT_PX = 844;

/** The four ways in which a page must be accessible. */
export const VIEWS: readonly View[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
];

/** The views of each checker: both check each width, and together they check each width in both schemes. */
export const [VIEWS_OF_AXE, VIEWS_OF_IBM] = [VIEWS.filter(isForAxe), VIEWS.filter((view) => !isForAxe(view))];

function isForAxe({ width, colorScheme }: View): boolean {
  return width < 1000 === (colorScheme === 'light');
}

/** Tells whether a view differs from an earlier one only in colors, so that only colors need another check. */
export function isRepainted(view: View, views: readonly View[]): boolean {
  return views.slice(0, views.indexOf(view)).some(({ width }) => width === view.width);
}

/** Shows the open page in a view. */
export async function showAs(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
