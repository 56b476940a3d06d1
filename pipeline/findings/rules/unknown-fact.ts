import { toFactName } from '../../content/fact-form.ts';
import { type TextParameters, beside, didYouMean, error, inText, together } from '../rule.ts';

export const unknownFact = error<TextParameters<'name', 'circle' | 'nearest' | 'alone'>>('fields', {
  message: (v) =>
    v.alone !== undefined
      ? `Cannot find a sentence before \`{{ ${v.name} }}\``
      : v.circle === undefined
        ? `Cannot find the fact \`${v.name}\`${didYouMean(v)}`
        : `Unexpected fact \`${v.name}\` in its own value${v.circle === '' ? '' : `, by way of ${v.circle}`}`,
  advice: (v) => {
    if (v.alone !== undefined) return 'Write it at the end of the sentence that is to be confirmed, or take it out.';
    if (v.circle !== undefined) return 'Write the value itself in its place, or the name of another fact.';
    const asItIs = 'a backslash before the first brace shows all as it is; in a field in double quotes, two of them.';
    if (v.nearest?.startsWith('{')) return `Put \`${v.nearest}\` in its place; ${asItIs}`;
    const name = toFactName(v.name);
    if (name === v.name) return `Add it to \`facts.yaml\`, or correct the name; ${asItIs}`;
    return `Put \`{{ ${v.nearest ?? name} }}\` in its place, and add it to \`facts.yaml\` if it is not there; ${asItIs}`;
  },
  means:
    'A name in double braces stands for a figure of `facts.yaml`, so that a price or a duration is changed in one place. ' +
    'No fact has this name, or there are not two braces on each side of it. Visitors would read the braces where a price should be.',
  parameters: { name: 'sprint-lenght', nearest: 'sprint-length' },
  example: together(
    beside('fields', 'facts.yaml', 'sprint-length: 4 weeks'),
    inText('A sprint takes ‸{{ sprint-lenght }}.', 'A sprint takes {{ sprint-length }}.'),
  ),
});
