import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { visitElements } from '../markdown/visit.ts';
import { typedText } from '../markdown/tree-text.ts';

const COMMENTS = /<!--|-->|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** A class, perhaps of one kind of element: `.c3`, `span.s1`. */
const SELECTOR = /^(?<tag>[a-z\d]*)\.(?<name>[\w-]+)$/i;

/** Returns the declarations in an element's own style, lower-case, by property. */
export function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const declarations = String(properties['style'] ?? '').split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const at = declaration.indexOf(':');
      const value = declaration.slice(at + 1).trim();
      return at < 0 ? [] : [[declaration.slice(0, at).trim().toLowerCase(), value.toLowerCase()]];
    }),
  );
}

/** Returns the classes of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  return [properties['className'] ?? []].flat().map(String);
}

/** Writes the styles of classes, as Pages, Excel and files from Google Docs have them, into the elements themselves. */
export const rehypeClassStyles: Plugin<[], Root> = () => (tree) => {
  const rules = new Map<string, string>();
  visitElements(tree, (node) => {
    if (node.tagName !== 'style') return;
    for (const [, selectors = '', style = ''] of typedText(node).replaceAll(COMMENTS, '').matchAll(RULE))
      for (const selector of selectors.split(',')) {
        const { tag = '', name } = SELECTOR.exec(selector.trim())?.groups ?? {};
        if (name !== undefined) rules.set(`${tag}.${name}`, `${rules.get(`${tag}.${name}`) ?? ''}${style};`);
      }
  });
  if (rules.size === 0) return;
  visitElements(tree, (node) => {
    const style = classesOf(node).map(
      (name) => (rules.get(`.${name}`) ?? '') + (rules.get(`${node.tagName}.${name}`) ?? ''),
    );
    if (style.some(Boolean)) node.properties['style'] = `${style.join('')}${String(node.properties['style'] ?? '')}`;
  });
};
