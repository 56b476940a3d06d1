import { didYouMean, rule, type Rules } from './rule.ts';

/** What fields hold. */
export const fields = {
  'front-matter-absent': rule(
    'error',
    (v) =>
      v['second'] === undefined
        ? `Cannot find the fields of this file: ${v['reason']}`
        : 'Unexpected second block of fields below the first, which would be shown as text',
    (v) => v['help'] ?? 'Begin the file with a line `---`, then the fields, then another line `---`.',
  ),
  'front-matter-missing': rule(
    'error',
    (v) => `Cannot find the field \`${v['field']}\``,
    'Add the field with its value; `content/README.md` lists what each kind of file needs.',
  ),
  'front-matter-unknown': rule(
    'error',
    (v) =>
      `Unexpected field \`${v['field']}\`${didYouMean(v)}${v['homes'] === undefined ? '' : `: it belongs to ${v['homes']}`}`,
    (v) => v['help'] ?? 'Correct the name or take the line out; `content/README.md` lists the fields.',
  ),
  'front-matter-field': rule(
    'error',
    (v) => `Unexpected value for \`${v['field']}\`: ${v['reason']}`,
    (v) => v['help'] ?? 'Correct the value; `content/README.md` says what this field takes.',
  ),
  'idle-field': rule(
    'warning',
    (v) => `Unexpected ${v['fields']}: ${v['needed']}, so nobody would read it`,
    (v) => `${v['remedy']}, or take out ${v['fields']}.`,
  ),
  'bad-date': rule(
    'error',
    (v) => `Unexpected day \`${v['value']}\` for \`${v['field']}\`: ${v['reason']}`,
    (v) => v['help'] ?? 'Write the day as `YYYY-MM-DD`, for example `2025-10-06`.',
  ),
  'odd-day': rule(
    'warning',
    (v) =>
      v['newest'] !== undefined
        ? `Unexpected day \`${v['day']}\` for \`published\`: this is new, and would stand behind what was published on ${v['newest']}${v['more'] ? `; so would ${v['more']} more files` : ''}`
        : v['waits'] !== undefined
          ? `Unexpected day \`${v['day']}\` for \`published\`: it is more than a year to come, and nobody sees this before`
          : v['published'] === undefined
            ? `Unexpected day \`${v['day']}\` for \`updated\`: it is still to come`
            : `Unexpected day \`${v['day']}\` for \`updated\`: it is before \`published\`, \`${v['published']}\``,
    (v) =>
      v['newest'] !== undefined
        ? 'Put the day on which it is published. If the old day is meant, leave it: once it is published, this is not said again.'
        : v['waits'] !== undefined
          ? 'Correct the day. If none is known yet, add `draft: true`.'
          : 'Correct it to the day of the last real change, or take the line out.',
  ),
  'second-featured': rule(
    'error',
    (v) => `Unexpected second featured article: \`${v['other']}\` is featured already`,
    'Leave `featured: true` on one article only.',
  ),
  'none-featured': rule(
    'warning',
    () => 'Cannot find a featured article: the front page and the list of articles begin without one',
    (v) => `Add the line \`featured: true\` to the fields of one article, such as the newest, \`${v['newest']}\`.`,
  ),
  'unknown-topic': rule(
    'warning',
    (v) => `Unknown topic \`${v['topic']}\`: \`topics\` in \`site.yaml\` does not name it${didYouMean(v)}`,
    'Correct it, or add it there with its name; as it is, it gets a page of its own under this word.',
  ),
  'repeated-topic': rule(
    'warning',
    (v) => `Unexpected second topic \`${v['topic']}\`: it stands here already`,
    'Take one of the two out.',
  ),
  'unknown-fact': rule('error', sayUnknownFact, (v) => {
    if (v['circle'] !== undefined) return 'Write the value itself in its place, or the name of another fact.';
    if (v['fault'] !== undefined)
      return `Put \`{{ ${v['name']} }}\` in its place, or write \`\\{{\` to show the braces as they are.`;
    if (v['nearest']?.startsWith('{'))
      return `Put \`${v['nearest']}\` in its place, or a backslash before the brace to show it as it is.`;
    return 'Add it to `facts.yaml`, correct the name, or write `\\{{` to show the braces as they are.';
  }),
  'missing-service': rule(
    'error',
    ({ audience }) => `Cannot find a service${audience === undefined ? '' : ` for \`${audience}\``}`,
    'Add a file to `services/` that this section can show, or take the section out.',
  ),
  'missing-testimonials': rule(
    'warning',
    () => 'Cannot find `testimonials.yaml`: sections of kind `quotes` show nothing',
    'Put the file back with what clients say, or take these sections out; `content/README.md` shows what it holds.',
  ),
  'english-labels': rule(
    'warning',
    (v) => `Cannot find labels for the language \`${v['language']}\`: ${v['names']}${v['more']} are English`,
    'Say below `labels` in `site.yaml` what they should say; `content/README.md` lists them.',
  ),
  'missing-consent': rule(
    'warning',
    (v) => `Cannot find a section of kind \`consent\` in \`${v['page']}\`: nobody is asked, so nothing is ever sent`,
    'Add the section to that page, or take `advertising` out of `site.yaml`.',
  ),
  'needless-consent': rule(
    'warning',
    () => 'Unexpected section of kind `consent`: `site.yaml` asks for no consent, so it is not shown',
    'Take the section out, or set `consent: ask` under `advertising` in `site.yaml`.',
  ),
  'unedited-starter': rule(
    'error',
    (v) =>
      v['field'] === undefined
        ? `Unexpected text that nobody has written yet: \`${v['text']}\``
        : `Unexpected text for \`${v['field']}\` that nobody has written yet: \`${v['text']}\``,
    (v) =>
      `Write your own words in its place${v['isOptional'] ? ', take the field out if it is not needed,' : ''} or, if it was never published, put \`draft: true\` among the fields until you do.`,
  ),
  'needed-page': rule(
    'error',
    (v) => `Unexpected draft: no site is without \`${v['name']}\``,
    'Take the line `draft: true` out.',
  ),
  'placeholder-left': rule(
    'warning',
    (v) => `A stand-in is left: ${v['what']}`,
    'Put the real value in and take `placeholder: true` out.',
  ),
  'place-kept': rule(
    'warning',
    (v) => `A place is kept for a testimonial: ${v['place']}`,
    'Write `quote`, `name` and `role` instead of its fields, or leave it: `npm run build -- --launch` leaves it out.',
  ),
} as const satisfies Rules;

function sayUnknownFact(v: Record<string, string>): string {
  if (v['circle'] !== undefined)
    return `Unexpected fact \`${v['name']}\` in its own value${v['circle'] === '' ? '' : `, by way of ${v['circle']}`}`;
  switch (v['fault']) {
    case 'brace':
      return `Cannot find one of the four braces around the fact \`${v['name']}\``;
    case 'many':
      return `Unexpected third brace around the fact \`${v['name']}\``;
    case 'begin':
      return `Cannot find the two braces before the fact \`${v['name']}\``;
    case 'end':
      return `Cannot find the two braces that end the fact \`${v['name']}\``;
    case 'break':
      return `Unexpected line break between the braces of the fact \`${v['name']}\``;
    default:
      return `Cannot find the fact \`${v['name']}\`${didYouMean(v)}`;
  }
}
