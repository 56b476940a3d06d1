import { ARTICLE, type TextParameters, didYouMean, error, inFields } from '../rule.ts';

/** `write`: the corrected line. */
export const frontMatterUnknown = error<TextParameters<'field', 'nearest' | 'write'>>('fields', {
  message: (v) => `Unexpected field \`${v.field}\`${didYouMean(v)}`,
  advice: (v) =>
    v.write === undefined
      ? 'Correct the name or take the line out; `docs/fields.md` lists the fields.'
      : `Write \`${v.write}\`, or take the line out if it means something else.`,
  means:
    'No field of this name is known, so what it says would be nowhere on the site. Nearly always a letter is wrong, or the field ' +
    'belongs to another kind of file. It counts as an error because a misspelled `draft: true` would publish what you want to keep back.',
  parameters: { field: 'tag', nearest: 'tags', write: 'tags: [capital]' },
  example: inFields(ARTICLE, '‸tag: [capital]', 'tags: [capital]'),
});
