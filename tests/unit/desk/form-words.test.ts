import { expect, test } from 'vitest';
import { sayInForm } from '../../../pipeline/desk/overview.ts';
import type { DeskState } from '../../../pipeline/desk/site.ts';

const documents = [{ file: { path: 'insights/felt.md' }, fields: { title: 'Felt' } }];
const state = { preview: { documents } } as unknown as Pick<DeskState, 'preview'>;

test.each([
  ['Cannot find the field `hero_alt`', 'Cannot find “Hero – what it shows, in words”'],
  [
    'Add the field with its value; `docs/fields.md` lists what each kind of file needs.',
    'Add the field with its value.',
  ],
  ['Leave `featured: true` on one article only.', 'Leave “Featured: Yes” on one article only.'],
  ['Take the line `draft: true` out of `insights/felt.md`.', 'Take “Draft: Yes” out of “Felt”.'],
  ['Add the line `aliases: [/a, /b]` to it.', 'Add “Earlier addresses: /a, /b” to it.'],
  ['Unexpected value for `next_step.to`: it is a number', 'Unexpected value for “Next step › To”: it is a number'],
  ['`topics` in `site.yaml` does not name it', '“Topics” in “The whole site” does not name it'],
  ['appears on 2031-01-05 only', 'appears on 5 January 2031 only'],
  ['Unexpected day `2031-02-31` for `published`', 'Unexpected day `2031-02-31` for “Published”'],
  ['A sentence is to be confirmed: `On 2031-02-05: felt`', 'A sentence is to be confirmed: `On 2031-02-05: felt`'],
  ['on 2031-02-31', 'on 2031-02-31'],
  ['`insights/wool.md` is there, and `{{ confirm }}`', '`insights/wool.md` is there, and `{{ confirm }}`'],
])('the desk says %s in the words of its form', (words, said) => {
  expect(sayInForm(words, state)).toBe(said);
});
