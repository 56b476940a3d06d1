/// <reference types="remark-stringify" />
import type { Element, Root } from 'hast';
import type { RootContent } from 'mdast';
import { defaultHandlers as writers, toMarkdown, type Handle as Writer, type Options } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import type { TextOrigin } from '../whole-address.ts';
import { toMarkdownTree } from './to-markdown-tree.ts';

/** A sign before `&` that nothing asks for: only with a semicolon behind it would `&` begin a name of a sign. */
const NEEDLESS = /(?<!\\)\\&(?!#?\w+;)/g;

/** A program may look for an address without knowing Markdown. */
const plainly =
  (write: Writer): Writer =>
  (...given) =>
    write(...given).replaceAll(NEEDLESS, '&');

/** One way of writing each thing. */
const FORM: Options = {
  handlers: { link: Object.assign(plainly(writers.link), { peek: writers.link.peek }), text: plainly(writers.text) },
  bullet: '-',
  emphasis: '*',
  rule: '-',
  extensions: unified().use(remarkGfm, { tablePipeAlign: false }).freeze().data().toMarkdownExtensions ?? [],
};

/**
 * An HTML tree as Markdown for programs, in GitHub's form: links and pictures with whole addresses, tables as tables, notes
 * as footnotes. Signs are as they were typed.
 */
export function toMarkdownText(tree: Root | Element, origin: TextOrigin): string {
  return writeMarkdown(toMarkdownTree(tree, origin));
}

/** Blocks of Markdown as text, without a line break at its end. */
export function writeMarkdown(children: readonly RootContent[]): string {
  return toMarkdown({ type: 'root', children: [...children] }, FORM).trimEnd();
}
