import type { Element, Root } from 'hast';
import { decodeAddress } from '../../shared/decode-address.ts';
import type { MarkdownContext } from './context.ts';
import type { FindTarget, FoundTarget } from './find-targets.ts';
import { allowedHtml } from './html/allowed-html.ts';
import { isLink, isOnComputer, reportTarget } from './outside-address.ts';
import { visitElements } from './visit.ts';

/** The scheme as the sanitizer reads it: everything before a colon, unless `/`, `?` or `#` comes first. */
const SCHEME = /^[^:/?#]*:/;

/**
 * Removes link targets and image paths that the allow-list would remove, and reports them. Lower-cases schemes, because
 * the allow-list matches only that form.
 */
export function refuseTargets(tree: Root, findTarget: FindTarget, context: MarkdownContext): void {
  visitElements(tree, (node) => {
    const { tagName, properties } = node;
    // HTML ignores blanks around an address.
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = properties[name].trim();
    if (tagName === 'a' && !keepTarget(node, 'href')) refuseLink(node, findTarget(node), context);
    if (tagName === 'img' && (properties['src'] === undefined || !keepTarget(node, 'src')))
      refuseImage(node, findTarget(node), context);
  });
}

function refuseLink({ properties }: Element, { place, typed }: FoundTarget, { report }: MarkdownContext): void {
  const href = decodeAddress(String(properties['href']));
  delete properties['href'];
  // The target as typed is not certain where one link is inside another.
  const known = isLink(href) ? undefined : typed;
  const target = known?.text ?? href;
  if (!reportTarget(target, known, place, report)) report.report('unsafe-link', place, { target });
}

function refuseImage({ properties }: Element, { place, typed }: FoundTarget, context: MarkdownContext): void {
  const path = decodeAddress(String(properties['src'] ?? ''));
  delete properties['src'];
  if (isOnComputer(path)) context.resolvePicture(path, '', place, typed);
  else context.report.report('missing-image', place, { path });
}

function keepTarget({ properties }: Element, name: 'href' | 'src'): boolean {
  const target = String(properties[name] ?? '');
  const [scheme] = SCHEME.exec(target) ?? [];
  if (scheme === undefined) return true;
  const lower = scheme.toLowerCase();
  if (!allowedHtml.protocols?.[name]?.includes(lower.slice(0, -1))) return false;
  properties[name] = lower + target.slice(scheme.length);
  return true;
}
