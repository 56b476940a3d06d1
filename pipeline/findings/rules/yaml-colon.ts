import { ARTICLE, type TextParameters, error, inFields } from '../rule.ts';

/** `reason`: what is missing, the colon or only the blank after it. */
export const yamlColon = error<TextParameters<'name' | 'write'> & { readonly reason: 'missing' | 'blank' }>('yaml', {
  message: (v) =>
    v.reason === 'blank'
      ? `Cannot find the blank behind the colon of \`${v.name}\``
      : `Cannot find the colon behind \`${v.name}\``,
  advice: (v) => `Write \`${v.write}\`.`,
  means:
    'A field is its name, a colon, a space, and its value. Without the colon or the space behind it, the whole line is taken for a text. ' +
    'The message shows the line as it was probably meant: look at it before you copy it.',
  parameters: { name: 'title', reason: 'blank', write: 'title: What a gate is for' },
  example: inFields(ARTICLE, '‸title:What a gate is for', 'title: What a gate is for'),
});
