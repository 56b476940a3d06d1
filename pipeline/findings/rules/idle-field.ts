import { ARTICLE, inFields, warning } from '../rule.ts';

export const idleField = warning('fields', {
  message: (v) => `Unexpected ${v.fields}: there is no \`${v.needed}\`, so no page would show it`,
  advice: (v) => `Add \`${v.needed}\`, or take out ${v.fields}.`,
  means:
    'Some fields say something about another one: a caption about its picture, the words of a link about where it leads. That other ' +
    'one is not there, so no page shows what this one says.',
  parameters: { fields: '`hero_caption`', needed: 'hero_image' },
  example: inFields(ARTICLE, '‸hero_caption: Value rises with each gate that is passed.', 'tags: [capital]'),
});
