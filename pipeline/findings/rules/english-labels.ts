import { labelsSchema } from '../../content/schema/labels.ts';
import { inFields, lines, warning } from '../rule.ts';

/** All labels except the one that the example translates. */
const NAMES = Object.keys(labelsSchema.parse({}))
  .filter((name) => name !== 'search')
  .map((name) => `\`${name}\``);

export const englishLabels = warning('fields', {
  message: (v) => `Cannot find labels for the language \`${v.language}\`: ${v.names}${v.more} are English`,
  advice: () => 'Say below `labels` in `site.yaml` what they should say; `docs/fields.md` lists them.',
  means:
    'The words on buttons, and short messages such as “Page not found”, come from the program, in English. Your texts are in another language, ' +
    'so a visitor would read both on one page. `labels` in `site.yaml` says these words in yours; ' +
    '`docs/fields.md` lists them all.',
  parameters: { language: 'it', names: NAMES.slice(0, 5).join(', '), more: ` and ${NAMES.length - 5} more` },
  example: inFields('site.yaml', lines('language: ‸it', 'labels:', '  search: Cerca tra gli articoli'), 'language: en'),
});
