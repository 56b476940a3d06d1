import { type TextParameters, beside, inText, together, warning } from '../rule.ts';

export const typedFact = warning<TextParameters<'typed' | 'name' | 'meant', 'write'>>('text', {
  message: (v) => `Unexpected \`${v.typed}\`: it is the fact \`${v.name}\`, and would stay as it is when that changes`,
  advice: ({ name, write, meant }) => {
    const put = write === undefined ? `Put \`{{ ${name} }}\` in its place.` : `Write \`${write}\`.`;
    return `${put} If it is something else, type \`${meant}\`: the backslash says so, and is not published.`;
  },
  means:
    'A value of `facts.yaml` was typed by hand. When it changes there, every text that names the fact changes with it, and this one would go on ' +
    'saying what is no longer true. The same number of something else is not meant by this: `4 weeks` is told of where a word of the ' +
    'name of the fact stands beside it (in its sentence, its heading, its line of a table, the fields around it), where the file names the same fact in ' +
    'another place, or where the file is that of the service; a range of money, or a sum such as `€5.3M`, is told of everywhere. If it is not ' +
    'the fact all the same, a backslash before the number says so; in double quotes, two of them.',
  parameters: { typed: '4 weeks', name: 'sprint-length', meant: '\\4 weeks' },
  example: together(
    beside('fields', 'facts.yaml', 'sprint-length: 4 weeks'),
    inText('A sprint takes ‸4 weeks.', 'A sprint takes {{ sprint-length }}.'),
  ),
});
