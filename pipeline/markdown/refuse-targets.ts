import type { Element, Root } from 'hast';
import { allowedHtml } from './allowed-html.ts';
import type { MarkdownContext } from './context.ts';
import { startOf } from './points.ts';
import { visitElements } from './visit.ts';

/** What the sanitizer reads as a scheme: all before a colon, unless `/`, `?` or `#` comes first. */
const SCHEME = /^[^:/?#]*:/;

/**
 * Takes out link targets and image paths that the allow-list would, but says so first. A scheme is
 * put into lower case, since the allow-list knows it in that form only.
 */
export function refuseTargets(tree: Root, { report: { report }, locate }: MarkdownContext): void {
  visitElements(tree, (node) => {
    const start = startOf(node);
    const place = locate(start?.line ?? 1, start?.column ?? 1);
    if (node.tagName === 'a' && !keepTarget(node, 'href'))
      report('unsafe-link', place, { target: takeTarget(node, 'href') });
    if (node.tagName === 'img' && (node.properties['src'] === undefined || !keepTarget(node, 'src')))
      report('missing-image', place, { path: takeTarget(node, 'src') });
  });
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
