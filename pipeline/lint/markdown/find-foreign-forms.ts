import { allMatches } from './all-matches.ts';
import type { ForeignForm } from './foreign-form.ts';
import { FOREIGN_FORMS } from './foreign-forms.ts';
import { HIDDEN, type Found, type ProseBlock } from './found.ts';
import { once } from './once.ts';

/** An address, or the brackets of one. */
const ADDRESS = /:\/\/|\]\[/;

/** Finds what the writer of another program would have typed, as far as it is told of by a rule. */
export function* findForeignForms(block: ProseBlock, rule: ForeignForm['rule']): Iterable<Found<typeof rule>> {
  for (const { form, index, what } of foreignFormsIn(block))
    if (form.rule === rule) yield toFound(form, what, block.start + index);
}

interface FormInProse {
  readonly form: ForeignForm;
  readonly index: number;
  readonly what: string;
}

/** Returns the forms in the prose of a block, each with its index there; nothing is looked for inside of another one. */
export const foreignFormsIn = once((block: ProseBlock): readonly FormInProse[] => {
  const { prose, typed } = block;
  const taken = new Uint8Array(prose.length);
  const found: FormInProse[] = [];
  for (const form of FOREIGN_FORMS)
    for (const { 0: whole, index: begin, groups } of matchesOf(form, block)) {
      const what = groups?.['what'] ?? whole;
      const index = begin + whole.indexOf(what);
      const shown = typed.slice(index, index + what.length);
      if (prose[index] === HIDDEN || taken[index] === 1 || form.isText?.(shown, index, block)) continue;
      taken.fill(1, index, index + what.length);
      found.push({ form, index, what: shown });
    }
  return found;
});

function matchesOf({ form, needs, inSource }: ForeignForm, { prose, typed }: ProseBlock): readonly RegExpExecArray[] {
  return needs?.test(prose) === false ? [] : allMatches(form, inSource ? typed : prose);
}

function toFound(
  { program, advice, to, inSource }: ForeignForm,
  what: string,
  offset: number,
): Found<'foreign-syntax'> {
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
