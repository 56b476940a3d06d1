import type { Element, Root } from 'hast';
import { decodeAddress } from '../../shared/decode-address.ts';
import { allowedHtml } from './html/allowed-html.ts';
import { isOnComputer } from './outside-address.ts';
import type { MarkdownContext } from './context.ts';
import type { TargetPlaces } from './definition-places.ts';
import { reportTarget } from './report-target.ts';
import { visitElements } from './visit.ts';

/** What the sanitizer reads as a scheme: all before a colon, unless `/`, `?` or `#` comes first. */
const SCHEME = /^[^:/?#]*:/;

/**
 * Takes out link targets and image paths that the allow-list would, but says so first. A scheme is
 * put into lower case, since the allow-list knows it in that form only.
 */
export function refuseTargets(tree: Root, places: TargetPlaces, context: MarkdownContext): void {
  visitElements(tree, (node) => {
    if (node.tagName === 'a' && !keepTarget(node, 'href')) refuseLink(node, places, context);
    // Blanks around an address mean nothing in HTML.
    if (typeof node.properties['src'] === 'string') node.properties['src'] = node.properties['src'].trim();
    if (node.tagName === 'img' && (node.properties['src'] === undefined || !keepTarget(node, 'src')))
      refuseImage(node, places, context);
  });
}

function refuseLink(node: Element, places: TargetPlaces, context: MarkdownContext): void {
  const typed = places.typedIn(node);
  const target = typed?.text ?? decodeAddress(takeTarget(node, 'href'));
  delete node.properties['href'];
  if (reportTarget(target, typed, places.placeOf(node), context.report)) return;
  context.report.report('unsafe-link', places.placeOf(node), { target });
}

function refuseImage(node: Element, places: TargetPlaces, context: MarkdownContext): void {
  const path = decodeAddress(takeTarget(node, 'src'));
  const typed = places.typedIn(node);
  if (isOnComputer(path)) context.resolvePicture(path, '', places.placeOf(node), typed);
  else context.report.report('missing-image', places.placeOf(node), { path });
}

function keepTarget({ properties }: Element, name: 'href' | 'src'): boolean {
  const target = String(properties[name] ?? '');
  const scheme = SCHEME.exec(target)?.[0];
  if (scheme === undefined) return true;
  const lower = scheme.toLowerCase();
  if (!allowedHtml.protocols?.[name]?.includes(lower.slice(0, -1))) return false;
  properties[name] = lower + target.slice(scheme.length);
  return true;
}

function takeTarget({ properties }: Element, name: 'href' | 'src'): string {
  const target = String(properties[name] ?? '');
  delete properties[name];
  return target;
}
