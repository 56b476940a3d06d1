import { foreignFormsIn } from '../markdown/find-foreign-forms.ts';
import { allMatches } from '../markdown/all-matches.ts';
import { HIDDEN, type Finders } from '../markdown/found.ts';

/** Forms that look as if a program should read them, whichever that is. */
const FORMS = [
  // The same two or three signs on both sides of words, as in `++new++`.
  /(?<![\p{L}\d\p{P}\p{S}])(?<sign>[!%&+/:;?@^|§¤])\k<sign>{1,2}(?=[\p{L}\d])[^\n]{0,60}?[\p{L}\d.!?]\k<sign>{2,3}(?=$|[\s.,;:!?)”"’])/gu,
  // Doubled brackets around words.
  /\(\([@$!#%:]?[a-z][^()\n]*\)\)/gi,
  // Doubled brackets around a small word: capitals are those of a slot, and dots those of settings.
  /(?<![[\w])\[\[\p{Ll}[\p{Ll}\d-]*\]\](?![[(])/gu,
  // A sign in a bracket before a name, as in `{#name}` or `[!name]`.
  /(?<![\p{L}\d\p{P}])[[{][!$%&=>][\w-]{2,}(?:[:=][^\]}\n]*)?[\]}]/gu,
  // A command with its words in braces, as in `\name{words}` or `@name{words}`.
  /(?<![\p{L}\d\\])[\\@][a-z]{2,}\{[^{}\n]+\}/giu,
  // A line that has nothing but one sign.
  /^[ \t>]*(?<line>(?<one>["#$%&'/;<=@^|§])\k<one>{2,})[ \t]*$/gmu,
];

export const unknownSign: Finders<'unknown-sign'> = {
  signs: /([!#%&+/:;?@^|§¤({<[])\1|[[{][!$%&=>]|[\\@][a-z]{2,}\{/iu,
  /** Finds signs that look as if they were meant for a program that no rule knows; one finding a text. */
  *text({ blocks }) {
    for (const block of blocks)
      for (const form of FORMS)
        for (const { 0: whole, index, groups } of allMatches(form, block.prose)) {
          const what = groups?.['line'] ?? whole;
          const at = index + whole.indexOf(what);
          const isKnown = foreignFormsIn(block).some((known) => at < known.end && known.index < at + what.length);
          if (!what.includes(HIDDEN) && !isKnown)
            return yield { offset: block.start + at, values: { what: block.typed.slice(at, at + what.length) } };
        }
  },
};
