import type { Code, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { addSyntax, toText } from './add-syntax.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    formula: 'formula';
    formulaLine: 'formulaLine';
  }
}

const [DOLLAR, BACKSLASH, LAST_LINE_ENDING] = [36, 92, -3];
const BEGIN = String.raw`(?<![\\$\w])`;
const END = String.raw`(?<!\\)\$(?![\w$])`;
/** What money never has beside it: a command of TeX, or an escaped sign. */
const COMMAND = String.raw`\\(?:[a-zA-Z]{2,}|[{},;!|])`;
const NO_WORDS = String.raw`(?![^$\x60\n]*(?:\p{L}{4}|\s\p{L}{2,}\s))`;
/** A sign between two prices is none of these. */
const MATH_SIGN = String.raw`(?:[\^_=<>≤≥≈∈]|[A-Za-z\d)] ?[+*/−-] ?[A-Za-z(]|[A-Za-z]\()`;
/** A sum as in Pandoc, or a letter: no blank inside of the signs, no digit after, no word. */
const SUM = String.raw`${NO_WORDS}(?=[A-Za-z]\$|[^$\x60\n]{0,60}${MATH_SIGN})` + String.raw`[^$\x60\n]{1,60}(?<!\s)`;

/** The formulas of TeX in a text: between two signs in a line, or between two pairs of them; code is none. */
export const FORMULA = new RegExp(
  String.raw`\$\$[^$\x60]+\$\$|${BEGIN}\$(?=[^\s$])(?:[^$\x60\n]*${COMMAND}[^$\x60\n]*|${SUM})${END}`,
  'gu',
);
const WHOLE = new RegExp(`^(?:${FORMULA.source})$`, 'u');
/** A fact, a character reference or a link, which means in a formula what it means elsewhere. */
const READ = /\{\{|&#?\w+;|\]\(/;
/** An escape of Markdown that is no command of TeX. */
const ESCAPE = /\\([*_<>[\]~])/g;
/** The end of a line, and what belongs to the block around the formula. */
const BETWEEN_LINES = /\n[ \t>]*/g;

/**
 * Reads `$a*b*c$` as text with all its signs: a formula is published as it was typed, and the stars in it are no marks
 * of italics.
 */
const tokenizer: Extension = {
  text: { [DOLLAR]: { name: 'formula', previous: mayPrecede, tokenize } },
};

function mayPrecede(code: Code): boolean {
  return code === null || code < 0 || (code !== BACKSLASH && !/[$\w]/.test(String.fromCharCode(code)));
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const start = this.now();
  let signs = 0;

  /** Reads the signs before the formula, one or two. */
  function open(code: Code): State | undefined {
    if (code !== DOLLAR || signs === 2) return inside(code);
    signs++;
    effects.consume(code);
    return open;
  }

  function inside(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (code <= LAST_LINE_ENDING) return endLine(code);
    effects.consume(code);
    return code === DOLLAR ? close(1) : inside;
  }

  /** A token may not cross the end of a line; only a formula between two pairs may. */
  function endLine(code: Code): State | undefined {
    if (signs === 1) return nok(code);
    effects.exit('formulaLine');
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return beginLine;
  }

  function beginLine(code: Code): State | undefined {
    if (code === null) return nok(code);
    effects.enter('formulaLine');
    return inside(code);
  }

  const close =
    (count: number): State =>
    (code) => {
      if (count < signs && code === DOLLAR) {
        effects.consume(code);
        return close(count + 1);
      }
      effects.exit('formulaLine');
      effects.exit('formula');
      const formula = this.sliceSerialize({ start, end: this.now() });
      const isWhole = count === signs && (signs === 2 || mayFollow(code));
      return isWhole && WHOLE.test(formula) && !READ.test(formula) ? ok(code) : nok(code);
    };

  return (code) => {
    effects.enter('formula');
    effects.enter('formulaLine');
    return open(code);
  };
}

function mayFollow(code: Code): boolean {
  return code === null || code < 0 || !/[\w$]/.test(String.fromCharCode(code));
}

/** Reads a formula as the text that was typed. */
export function remarkFormulas(this: Processor): void {
  addSyntax(this, {
    tokenizer,
    fromMarkdown: toText('formula', (typed) => typed.replace(BETWEEN_LINES, '\n').replace(ESCAPE, '$1')),
  });
}
