import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Code, State, TokenizeContext, Tokenizer, Construct, Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import { type Processor, unified } from 'unified';
import { lookAhead } from './add-syntax.ts';
import { visitMarkdown } from '../visit.ts';

/**
 * Non-ASCII punctuation and full-width signs, except inside words: `L’Aquila`, `Erdős–Rényi`, `Paral·lel`,
 * `スティーブ・ジョブズ`; `about’s` is a word with its ending.
 */
const END = /(?!\p{ASCII}|’\p{Script=Latin}{2}|[·‧‐‑–・־་][\p{L}\p{N}])[\p{P}＜＞｜～]/u;

const PIECES = new RegExp(`(${END.source})`, 'u');

const LONGEST_END = 3;

const WALKS_PATH = new Set<string | undefined>(['wwwAutolink', 'protocolAutolink']);

/**
 * Ends GFM's bare addresses before signs that follow an address but are not part of it: `»`, `”`, `—`, `…`, `，`. GFM
 * itself ends them only at a blank, `<` or ASCII punctuation.
 */
export function remarkAddressEnds(this: Processor): void {
  changeAutolinks(
    this,
    (construct) => [
      WALKS_PATH.has(construct.name) ? { ...construct, tokenize: ending(construct.tokenize) } : construct,
    ],
    (part) => [{ ...part, transforms: [findIn(part)] }],
  );
}

/** Makes a tokenizer see the end of the text where an address ends; what follows gets the typed text. */
function ending(tokenize: Tokenizer): Tokenizer {
  return function (this: TokenizeContext, effects, ok, nok) {
    let isOver = false;
    return guard(tokenize.call(this, effects, leave(ok), leave(nok)));

    function guard(state: State): State {
      return (code) =>
        mayEnd(code)
          ? effects.check(endOfAddress, goOn(state, null), goOn(state, code))(code)
          : goOn(state, code)(code);
    }
    function goOn(state: State, seen: Code): State {
      return () => {
        const next = state(seen);
        return next && !isOver ? guard(next) : next;
      };
    }
    function leave(next: State): State {
      return (code) => {
        isOver = true;
        return next(code);
      };
    }
  };
}

const endOfAddress = lookAhead(
  (_, seen) => seen.length < LONGEST_END,
  (seen) => seen.search(END) === 0,
);

function mayEnd(code: Code): boolean {
  return code !== null && code > 0x7f && END.test(String.fromCharCode(code));
}

/** Makes links of the bare addresses in the texts of a tree, as the parser does. */
export function linkBareAddresses(tree: Root): void {
  const { fromMarkdownExtensions = [] } = gfm.data();
  for (const part of fromMarkdownExtensions.flat().filter(findsAddresses)) findIn(part)(tree);
}

const gfm = unified().use(remarkGfm).freeze();

function findsAddresses({ enter }: FromMarkdownExtension): boolean {
  return Boolean(enter && 'literalAutolink' in enter);
}

/** Makes GFM's second search for addresses look at each piece of text between such signs. */
function findIn({ transforms }: FromMarkdownExtension): (tree: Root) => void {
  const find = (tree: Root): void => transforms?.forEach((transform) => transform(tree));
  return (tree) => {
    visitMarkdown(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'linkReference') return index + 1;
      if (node.type !== 'text' || !mayHoldAddress(node.value)) return undefined;
      const pieces = node.value.split(PIECES).filter(Boolean);
      if (pieces.length === 1) return undefined;
      const inside: Paragraph = { type: 'paragraph', children: pieces.map((value) => ({ type: 'text', value })) };
      find({ type: 'root', children: [inside] });
      if (!inside.children.some(({ type }) => type === 'link')) return undefined;
      const found = joinTexts(inside.children);
      parent.children.splice(index, 1, ...found);
      return index + found.length;
    });
    find(tree);
  };
}

function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (node.type === 'text' && before?.type === 'text') before.value += node.value;
    else out.push(node);
  }
  return out;
}

const AUTOLINKS = new Set<string | undefined>(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

/** Every bare address contains one of these. */
const SIGN_OF_ADDRESS = /@|www\.|:\/\//i;

/** Tells whether a text may contain a bare address that GFM turns into a link. */
export function mayHoldAddress(source: string): boolean {
  return SIGN_OF_ADDRESS.test(source);
}

/**
 * Removes GFM's bare autolinks from a parser, for texts that cannot contain one. The parser tries them at every letter
 * and walks the whole tree again, which takes nearly half of the parsing time.
 */
export function remarkNoBareAddresses(this: Processor): void {
  changeAutolinks(
    this,
    (construct) => (AUTOLINKS.has(construct.name) ? [] : [construct]),
    () => [],
  );
}

/** Changes each text construct of a parser, and each part of an extension that turns bare addresses into links. */
function changeAutolinks(
  parser: Processor,
  change: (construct: Construct) => readonly Construct[],
  changePart: (part: FromMarkdownExtension) => readonly FromMarkdownExtension[],
): void {
  const data = parser.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension: Extension) => {
    const text = Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
      const kept = [constructs ?? []].flat().flatMap(change);
      return kept.length > 0 ? [[code, kept] as const] : [];
    });
    return { ...extension, text: Object.fromEntries(text) };
  });
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extension) =>
    [extension].flat().flatMap((part) => (findsAddresses(part) ? changePart(part) : [part])),
  );
}
