import { addresses } from './rules/addresses.ts';
import { directives } from './rules/directives.ts';
import { fields } from './rules/fields.ts';
import { files } from './rules/files.ts';
import { html } from './rules/html.ts';
import { images } from './rules/images.ts';
import { links } from './rules/links.ts';
import { notes } from './rules/notes.ts';
import { outside } from './rules/outside.ts';
import { site } from './rules/site.ts';
import { slips } from './rules/slips.ts';
import { text } from './rules/text.ts';
import { yaml } from './rules/yaml.ts';

/** The catalog of everything the pipeline can find. A name, once published, never changes its meaning. */
export const rules = {
  ...files,
  ...yaml,
  ...fields,
  ...addresses,
  ...links,
  ...outside,
  ...images,
  ...html,
  ...text,
  ...notes,
  ...slips,
  ...directives,
  ...site,
} as const;

/** The permanent name of a rule. */
export type RuleName = keyof typeof rules;

/** The page that explains each rule, in a section of its name; its path from the root of the project. */
export const MESSAGES_PAGE = 'docs/messages.md';

/** Where a rule is explained. */
export function addressOfRule(name: RuleName): string {
  return `${MESSAGES_PAGE}#${name}`;
}
