import { ARTICLE } from '../example.ts';
import { rule, didYouMean } from '../rule.ts';

type Parameters = {
  readonly circle?: string;
  readonly fault?: string;
  readonly name: string;
  readonly nearest?: string;
};

export const unknownFact = rule<Parameters>({
  area: 'fields',
  severity: 'error',
  message: sayUnknownFact,
  advice: (v) => {
    if (v.circle !== undefined) return 'Write the value itself in its place, or the name of another fact.';
    if (v.fault !== undefined)
      return `Put \`{{ ${v.name} }}\` in its place, or write \`\\{{\` to show the braces as they are.`;
    if (v.nearest?.startsWith('{'))
      return `Put \`${v.nearest}\` in its place, or a backslash before the brace to show it as it is.`;
    return 'Add it to `facts.yaml`, correct the name, or write `\\{{` to show the braces as they are.';
  },
  means:
    'A name in double braces stands for a figure of `facts.yaml`, so that a price or a duration is changed in one place. ' +
    'No fact has this name. Visitors would read the braces where a price should be.',
  parameters: { name: 'sprint-lenght', nearest: 'sprint-length' },
  example: {
    wrong: [
      { form: 'fields', file: 'facts.yaml', text: 'sprint-length: 4 weeks' },
      { form: 'text', file: ARTICLE, text: 'A sprint takes ‸{{ sprint-lenght }}.' },
    ],
    right: [
      { form: 'fields', file: 'facts.yaml', text: 'sprint-length: 4 weeks' },
      { form: 'text', file: ARTICLE, text: 'A sprint takes {{ sprint-length }}.' },
    ],
  },
});

function sayUnknownFact(v: Parameters): string {
  if (v.circle !== undefined)
    return `Unexpected fact \`${v.name}\` in its own value${v.circle === '' ? '' : `, by way of ${v.circle}`}`;
  switch (v.fault) {
    case 'brace':
      return `Cannot find one of the four braces around the fact \`${v.name}\``;
    case 'many':
      return `Unexpected third brace around the fact \`${v.name}\``;
    case 'begin':
      return `Cannot find the two braces before the fact \`${v.name}\``;
    case 'end':
      return `Cannot find the two braces that end the fact \`${v.name}\``;
    case 'break':
      return `Unexpected line break between the braces of the fact \`${v.name}\``;
    default:
      return `Cannot find the fact \`${v.name}\`${didYouMean(v)}`;
  }
}
