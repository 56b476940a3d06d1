import { ARTICLE, inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';
import { countOfLines } from '../words/yaml.ts';

type Parameters = {
  readonly name: string;
  readonly firstLine: string;
  readonly same: string;
  readonly further?: string;
};

export const yamlDuplicate = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: (v) =>
    v.name?.includes('`')
      ? `Unexpected second fields \`${v.name}\`: they stand above already, from line ${v.firstLine} on`
      : `Unexpected second field \`${v.name}\`: line ${v.firstLine} has it already`,
  advice: (v) =>
    v.same === 'true'
      ? v.further === undefined
        ? 'Take this line out: it says the same once more.'
        : `Take out this line and the ${countOfLines(v)} below it: they say the same once more.`
      : `Take out this one or that in line ${v.firstLine}, with what belongs to it.`,
  means:
    'A field stands here a second time, and only one of the two can hold. Perhaps a line was copied and not changed. Which of them is right, ' +
    'nobody but you can know.',
  parameters: { firstLine: '2', name: 'type', same: 'false' },
  example: inFields(ARTICLE, lines('type: memo', '‸type: note'), lines('type: note')),
});
