import { DARK_DRAWING_MEDIA, DARK_SCHEME } from '../../../../pipeline/content/dark-drawing.ts';

/** Media queries that always match, or never, whatever the system's scheme. */
const MEDIA_OF_CHOICE: Readonly<Record<string, string>> = { dark: '(min-width: 0)', light: '(max-width: 0)' };

/**
 * Makes drawings with a dark file follow the visitor's choice of scheme, as media queries of `<source>` know only the
 * system's scheme. Other drawings follow the page by themselves.
 */
export function followColorScheme(): void {
  if (!matchMedia(DARK_DRAWING_MEDIA.replace(DARK_SCHEME, '(min-width: 0)')).matches) return;
  const root = document.documentElement;
  const follow = (): void => {
    const media = MEDIA_OF_CHOICE[root.dataset['scheme'] ?? ''] ?? DARK_SCHEME;
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[srcset$="-dark.svg"]')) {
      source.dataset['media'] ??= source.media;
      source.media = source.dataset['media'].replace(DARK_SCHEME, media);
    }
  };
  follow();
  // Lists of articles change, too.
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-scheme'], childList: true, subtree: true });
}
