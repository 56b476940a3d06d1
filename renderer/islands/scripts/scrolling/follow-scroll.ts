import { markScrolled } from '../../../design/mark-scrolled.ts';

/**
 * Marks the document as scrolled, from the first scroll event on: reading the position earlier would force a layout.
 */
export function followScroll(): void {
  addEventListener('scroll', () => markScrolled(document), { passive: true });
}
