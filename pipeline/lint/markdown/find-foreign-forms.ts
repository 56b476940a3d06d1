import type { ParametersOf } from '../../findings/rules.ts';
import type { ForeignForm } from './foreign-form.ts';
import { FOREIGN_FORMS } from './foreign-forms.ts';
import { HIDDEN, type Found, type ProseBlock, type TextParts } from './found.ts';

type Parameters = ParametersOf<'foreign-syntax'>;

/** An address, or the brackets of one. */
const ADDRESS = /:\/\/|\]\[/;

/** Finds what the writer of another program would have typed, as far as it is told of by a rule. */
export function* findForeignForms(
  block: ProseBlock,
  text: TextParts,
  rule: ForeignForm['rule'],
): Iterable<Found<Parameters>> {
  for (const { form, index, what } of foreignFormsIn(block, text))
    if (form.rule === rule) yield toFound(form, what, block.start + index);
}

/** Returns the forms in the prose of a block, each with its index there; nothing is looked for inside of another one. */
export function* foreignFormsIn(block: ProseBlock, { source }: TextParts): Iterable<FormInProse> {
  const taken = new Uint8Array(block.prose.length);
  for (const form of FOREIGN_FORMS)
    for (const { index, what } of matchesOf(form, block, source)) {
      if (taken[index] === 1 || form.isText?.(what, index, block, source)) continue;
      taken.fill(1, index, index + what.length);
      yield { form, index, what };
    }
}

interface FormInProse extends Match {
  readonly form: ForeignForm;
}

function matchesOf({ form, needs, inSource }: ForeignForm, { prose, start, end }: ProseBlock, source: string): Match[] {
  if (needs?.test(prose) === false) return [];
  return [...(inSource ? source.slice(start, end) : prose).matchAll(form)]
    .map(({ 0: whole, index, groups }) => {
      const what = groups?.['what'] ?? whole;
      const from = index + whole.indexOf(what);
      return { index: from, what: source.slice(start + from, start + from + what.length) };
    })
    .filter(({ index }) => prose[index] !== HIDDEN);
}

interface Match {
  readonly index: number;
  readonly what: string;
}

function toFound({ program, advice, to, inSource }: ForeignForm, what: string, offset: number): Found<Parameters> {
  const values = {
    program,
    what: what.replaceAll(/\s+/g, ' '),
    advice: typeof advice === 'string' ? advice : advice(what),
  };
  const expected = to?.(what);
  // The parser may have read its signs or its address in another way.
  const end = inSource || ADDRESS.test(what) ? { end: offset + what.length } : {};
  return { offset, values, ...end, ...(expected !== undefined && { fix: { actual: what, expected } }) };
}
