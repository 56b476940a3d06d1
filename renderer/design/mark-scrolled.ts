/** Distance from the top, in px, beyond which the header gets a background. */
const SCROLLED_PX = 50;

/** Marks a document that is scrolled from its top, or takes the mark away. */
export function markScrolled({ documentElement, defaultView }: Document): void {
  documentElement.toggleAttribute('data-scrolled', (defaultView?.scrollY ?? 0) > SCROLLED_PX);
}
