import type { Virtual } from '@guidepup/virtual-screen-reader';

/** The kinds of elements that a key can move to. */
export type Stop = 'heading' | 'link' | 'landmark' | 'button' | 'edit field' | 'slider' | 'radio button' | 'item';

// Each function runs in the page, where it is sent as text, so it cannot use anything outside itself.

/** Moves to the next stop of a kind and speaks it, or to the end of the document. */
export async function step(virtual: Virtual, stop: Stop): Promise<void> {
  const phrases: Record<Stop, RegExp> = {
    heading: /^heading,/,
    link: /^link,/,
    landmark: /^(banner|complementary|contentinfo|form|main|navigation|region|search)(,|$)/,
    button: /^button,/,
    'edit field': /^(searchbox|textbox|spinbutton),/,
    slider: /^slider,/,
    'radio button': /^radio,/,
    item: /^(?!end\b|paragraph$)/,
  };
  for (;;) {
    await virtual.clearSpokenPhraseLog();
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === 'end of document') return;
    const { activeNode: node } = virtual;
    const isText = node instanceof Text;
    const element = isText ? node.parentElement : (node as Element | null);
    // The reader walks into closed `<details>`, which browsers keep from assistive technology.
    if (element?.checkVisibility() !== true) continue;
    // The reader would speak a heading in a `<summary>` twice.
    if (isText ? stop !== 'item' : element.matches('summary:has(*)')) continue;
    if (phrases[stop].test(phrase)) return;
  }
}

/** Moves to the element that the address names, as screen readers do when a link leads into a page. */
export async function goToTarget(virtual: Virtual, id: string): Promise<void> {
  const target = document.getElementById(id);
  if (!target) throw new Error(`Nothing on this page has the id ${id}`);
  let turns = 0;
  while (!target.contains(virtual.activeNode)) {
    await virtual.clearSpokenPhraseLog();
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === 'end of document') turns += 1;
    if (turns > 1) throw new Error(`Nothing can be read at #${id}`);
  }
}

/** Returns the phrases spoken since the last call. */
export async function takePhrases(virtual: Virtual): Promise<string[]> {
  const phrases = [...(await virtual.spokenPhraseLog())];
  await virtual.clearSpokenPhraseLog();
  // The reader knows nothing of `<summary>`, which browsers expose as expanded or collapsed.
  const { activeNode: node } = virtual;
  const details = (node instanceof Element ? node : node?.parentElement)?.closest('summary')?.closest('details');
  return phrases.map((phrase) =>
    details && !/^(polite|assertive):/.test(phrase) ? `${phrase}, ${details.open ? 'expanded' : 'collapsed'}` : phrase,
  );
}

/** Returns the focusable element at the cursor. */
export function focusable({ activeNode: node }: Virtual): HTMLElement | null {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('a[href], button, input, summary, [tabindex]') ?? null;
}
