import { addresses } from './lessons/addresses.ts';
import { directives } from './lessons/directives.ts';
import { fields } from './lessons/fields.ts';
import { files } from './lessons/files.ts';
import { html } from './lessons/html.ts';
import { images } from './lessons/images.ts';
import type { Lesson } from './lessons/lesson.ts';
import { links } from './lessons/links.ts';
import { notes } from './lessons/notes.ts';
import { outside } from './lessons/outside.ts';
import { site } from './lessons/site.ts';
import { slips } from './lessons/slips.ts';
import { text } from './lessons/text.ts';
import { yaml } from './lessons/yaml.ts';
import type { RuleName } from './rules.ts';

/** What every rule teaches. Commands that explain read it; a build does not load it. */
export const lessons: Readonly<Record<RuleName, Lesson>> = {
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
};

/** The rules by what they are about, in the order of the catalog. */
export const areas: readonly (readonly [title: string, rules: readonly RuleName[]])[] = [
  ['Files and their names', namesOf(files)],
  ['How fields are written', namesOf(yaml)],
  ['What fields hold', namesOf(fields)],
  ['Addresses and anchors', namesOf(addresses)],
  ['Links', namesOf(links)],
  ['Links to other sites', namesOf(outside)],
  ['Pictures', namesOf(images)],
  ['HTML in a text', namesOf(html)],
  ['Headings and text', namesOf(text)],
  ['Notes', namesOf(notes)],
  ['Text not shown as it was meant', namesOf(slips)],
  ['Figures to work with', namesOf(directives)],
  ['The finished site', namesOf(site)],
];

function namesOf<Name extends RuleName>(area: Readonly<Record<Name, Lesson>>): Name[] {
  return Object.keys(area) as Name[];
}
