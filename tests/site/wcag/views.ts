import type { Page } from '@playwright/test';

/** A window and a color scheme. */
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

/** What a checker looks at in a view. */
export interface Look {
  readonly view: View;
  readonly structure: boolean;
  readonly colors: boolean;
}

/**
 * Looks at a page in several views: at its structure once in each width, at its colors in all views or in those that
 * are given. Contrast takes a checker most of its time.
 */
export function looksIn(views: readonly View[], coloredIn: readonly View[] = views): readonly Look[] {
  return views
    .map((view, index) => ({
      view,
      structure: views.findIndex(({ width }) => width === view.width) === index,
      colors: coloredIn.includes(view),
    }))
    .filter(({ structure, colors }) => structure || colors);
}

/** Shows the page that is open in another way. */
export async function showAs(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
