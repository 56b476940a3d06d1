import { allMatches } from './all-matches.ts';
import type { ForeignForm } from './foreign-form.ts';
import { FOREIGN_FORMS } from './foreign-forms.ts';
import { HIDDEN, type Found, type ProseBlock } from './found.ts';
import { once } from './once.ts';

type Rule = ForeignForm['rule'];

/** The forms, with the places of groups only where they are needed, because to know them takes time. */
const FORMS = FOREIGN_FORMS.map((one) => (one.to ? { ...one, form: new RegExp(one.form, `${one.form.flags}d`) } : one));
/** An address, or the brackets of one. */
const ADDRESS = /:\/\/|\]\[/;

/** Finds what the writer of another program would have typed, as far as it is told of by a rule. */
export function findForeignForms(block: ProseBlock, rule: Rule): Found<Rule>[] {
  return foreignFormsIn(block).flatMap((one) => (one.rule === rule ? one.found : []));
}

/** A form in the prose of a block, from `index` to `end`. */
interface FormInProse {
  readonly rule: Rule;
  readonly index: number;
  readonly end: number;
  readonly found: Found<Rule>;
}

/** Returns the forms in the prose of a block; nothing is looked for inside of another one. */
export const foreignFormsIn = once((block: ProseBlock): readonly FormInProse[] => {
  const { prose, typed, start } = block;
  const taken = new Uint8Array(prose.length);
  const all: FormInProse[] = [];
  for (const { rule, program, form, needs, isText, advice, to, inSource = false } of FORMS) {
    if (needs?.test(prose) === false) continue;
    for (const { 0: whole, index: begin, groups: matched, indices } of allMatches(form, inSource ? typed : prose)) {
      const { length } = matched?.['what'] ?? whole;
      const index = begin + whole.indexOf(matched?.['what'] ?? whole);
      const end = index + length;
      const what = typed.slice(index, end);
      if (prose[index] === HIDDEN || taken[index] === 1 || isText?.(what, index, block)) continue;
      taken.fill(1, index, end);
      const places = Object.entries(indices?.groups ?? {}).filter(([, place]) => place as unknown);
      const groups = Object.fromEntries(places.map(([name, place]) => [name, typed.slice(...place)]));
      const expected = to?.(what, groups);
      const said = typeof advice === 'function' ? advice(what) : (advice ?? `Type \`${expected}\`.`);
      const found: Found<Rule> = {
        offset: start + index,
        values: { program, what: what.replaceAll(/\s+/g, ' '), advice: said },
        // The parser may have read its signs or its address in another way.
        ...((inSource || ADDRESS.test(what)) && { end: start + end }),
        ...(expected !== undefined && { fix: { actual: what, expected } }),
      };
      all.push({ rule, index, end, found });
    }
  }
  return all;
});
