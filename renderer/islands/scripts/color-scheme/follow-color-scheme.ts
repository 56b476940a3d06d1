import { DARK_DRAWING_MEDIA, DARK_SCHEME } from '../../../../pipeline/content/dark-drawing.ts';

/** What holds, or does not, whatever the scheme of the system is. */
const MEDIA_OF_CHOICE: Readonly<Record<string, string>> = { dark: '(min-width: 0)', light: '(max-width: 0)' };

/**
 * Has drawings follow the scheme that a visitor has chosen where they have a file for the dark one: the conditions of
 * `<source>` know only the scheme of the system. Elsewhere a drawing follows the page by itself.
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
  // Lists of articles come and go too.
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-scheme'], childList: true, subtree: true });
}
