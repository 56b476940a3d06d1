/** How much a finding weighs: an `error` stops the build, a `warning` does not, an `info` is a note. */
export type Severity = 'error' | 'warning' | 'info';

interface Rule {
  readonly severity: Severity;
  /** The sentence a writer reads; backticks hold the writer's own text. */
  readonly say: (values: Record<string, string>) => string;
  /** What to do about it, one line. */
  readonly help: string;
}

const didYouMean = (values: Record<string, string>): string =>
  values['nearest'] ? `; did you mean \`${values['nearest']}\`` : '';

function rule(severity: Severity, say: Rule['say'], help: string): Rule {
  return { severity, say, help };
}

/** The catalog of everything the pipeline can find. A name, once published, never changes its meaning. */
export const rules = {
  'missing-file': rule(
    'error',
    (v) => `Cannot find \`${v['name']}\``,
    'The site cannot be built without this file; `content/README.md` shows what it holds.',
  ),
  'unreadable-file': rule(
    'error',
    (v) => `Cannot read this ${v['what'] ?? 'file'}: ${v['reason']}`,
    'Replace it by an ordinary one that can be opened, and let it be while the site is made.',
  ),
  'unexpected-file': rule(
    'warning',
    (v) => `Unexpected file \`${v['name']}\`: nothing on the site uses it`,
    'Take it out, or put it where the site looks: `.md` files in `pages`, `insights` and `services`, pictures in `images`.',
  ),
  'file-name': rule(
    'error',
    (v) => `Unexpected name \`${v['name']}\`: ${v['reason']}`,
    'Rename the file, or the folder; letters, digits and hyphens can be read everywhere.',
  ),
  'file-encoding': rule(
    'error',
    (v) => `Unexpected encoding: ${v['reason']}, expected UTF-8`,
    'Open the file in your editor and save it again with the encoding UTF-8.',
  ),
  'yaml-syntax': rule(
    'error',
    (v) => `Unexpected YAML: ${v['reason']}`,
    'Check the indentation and the quotes on this line; a value with `: ` or `#` in it needs double quotes.',
  ),
  'yaml-tab': rule(
    'error',
    () => 'Unexpected tab, expected spaces',
    'Indent with two spaces; YAML does not allow tabs there.',
  ),
  'yaml-escape': rule(
    'error',
    (v) => `Unexpected escape \`${v['escape']}\`: it is half of a character`,
    'Type the character itself, such as `🎹`, in place of the escape.',
  ),
  'front-matter-absent': rule(
    'error',
    (v) => `Cannot find front matter: ${v['reason']}`,
    'Begin the file with a line `---`, then the fields, then another line `---`.',
  ),
  'front-matter-missing': rule(
    'error',
    (v) => `Cannot find the field \`${v['field']}\``,
    'Add the field with its value; `content/README.md` lists what each kind of file needs.',
  ),
  'front-matter-unknown': rule(
    'error',
    (v) => `Unexpected field \`${v['field']}\`${didYouMean(v)}`,
    'Correct the name or take the line out; `content/README.md` lists the fields.',
  ),
  'front-matter-field': rule(
    'error',
    (v) => `Unexpected value for \`${v['field']}\`: ${v['reason']}`,
    'Correct the value; `content/README.md` says what this field takes.',
  ),
  'bad-date': rule(
    'error',
    (v) => `Unexpected day \`${v['value']}\` for \`${v['field']}\`: ${v['reason']}`,
    'Write the day as `YYYY-MM-DD`, for example `2025-10-06`.',
  ),
  'bad-address': rule(
    'error',
    (v) => `Unexpected address \`${v['value']}\`, expected ${v['expected']}`,
    'Rename the file or change the field, for example `my-new-page`.',
  ),
  'long-name': rule(
    'error',
    (v) => `Unexpected length of \`${v['name']}\`: ${v['found']} bytes, expected at most ${v['limit']}`,
    'Shorten it: a file of this name is made for the site, and a letter outside `a` to `z` counts two bytes or more.',
  ),
  'duplicate-slug': rule(
    'error',
    (v) => `Unexpected slug \`${v['slug']}\`: \`${v['other']}\` has it already`,
    'Give one of the two articles another `slug` or file name.',
  ),
  'duplicate-address': rule(
    'error',
    (v) => `Unexpected address \`${v['address']}\`: \`${v['other']}\` is there already`,
    'Two pages cannot share an address; rename one file or take the alias out.',
  ),
  'duplicate-anchor': rule(
    'error',
    (v) => `Unexpected anchor \`${v['anchor']}\`: this page has it already`,
    'Give the second one a name of its own, so that a link can tell them apart.',
  ),
  'second-featured': rule(
    'error',
    (v) => `Unexpected second featured article: \`${v['other']}\` is featured already`,
    'Leave `featured: true` on one article only.',
  ),
  'unknown-topic': rule(
    'warning',
    (v) => `Unknown topic \`${v['topic']}\`: \`topics\` in \`site.yaml\` does not name it${didYouMean(v)}`,
    'Correct it, or add it there with its name; as it is, it gets a page of its own under this word.',
  ),
  'unknown-fact': rule(
    'error',
    (v) => `Cannot find the fact \`${v['name']}\`${didYouMean(v)}`,
    'Add it to `facts.yaml`, correct the name, or write `\\{{` to show the braces as they are.',
  ),
  'missing-page': rule(
    'error',
    (v) => `Cannot find the page \`${v['target']}\`${didYouMean(v)}`,
    'Correct the link; it names an address of this site (`/faq`) or a Markdown file beside this one.',
  ),
  'hidden-page': rule(
    'error',
    (v) => `Cannot lead to \`${v['target']}\` yet: \`${v['file']}\` ${v['reason']}`,
    'Take the link out until that page is published, or publish it first (its `draft` and `published` decide).',
  ),
  'dead-address': rule(
    'error',
    (v) =>
      v['anchor'] === undefined
        ? `Cannot publish \`${v['file']}\`: nothing is at \`${v['target']}\`, which it names`
        : `Cannot publish \`${v['file']}\`: there is no \`#${v['anchor']}\` at \`${v['target']}\`, which it names`,
    'Correct the address where it is written; if it is written nowhere in the content, the program is at fault: please report it.',
  ),
  'outputs-disagree': rule(
    'error',
    (v) =>
      `Cannot publish two values for the ${v['field']} of \`${v['address']}\`: \`${v['one']}\` in \`${v['oneFile']}\`, \`${v['other']}\` in \`${v['otherFile']}\``,
    'The program is at fault, since both are made from the same content: please report it.',
  ),
  'missing-anchor': rule(
    'error',
    (v) => `Cannot find the anchor \`#${v['anchor']}\` on \`${v['page']}\`${didYouMean(v)}`,
    'Correct the part after `#`; it names a heading or a section of that page.',
  ),
  'missing-destination': rule(
    'error',
    (v) => `Cannot find the destination \`${v['name']}\`${didYouMean(v)}`,
    'Destinations are listed under `destinations` in `site.yaml`.',
  ),
  'missing-service': rule(
    'error',
    (v) => `Cannot find a service for \`${v['audience']}\``,
    'Add a file to `services/` with this audience, or take the section out.',
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
  'unsafe-link': rule(
    'warning',
    (v) => `Unexpected link target \`${v['target']}\`: such a link is not published, its text stays`,
    'Link to `https://`, `mailto:`, `tel:`, an address of this site or a file beside this one.',
  ),
  'missing-image': rule(
    'error',
    (v) => `Cannot find the image \`${v['path']}\`${didYouMean(v)}`,
    'Put the image into `images/` and name it by its path, for example `images/ladder.png`.',
  ),
  'unreadable-image': rule(
    'error',
    (v) => `Cannot use the image \`${v['path']}\`: ${v['reason']}`,
    'Open the picture in an image program and export it again as JPEG or PNG, with at most 4,000 pixels on each side.',
  ),
  'image-sequence': rule(
    'warning',
    (v) => `Unexpected frames or pages in \`${v['path']}\`: only the first is published`,
    'Save the one that readers need as a picture of its own; a drawing in SVG may move.',
  ),
  'mislabelled-image': rule(
    'error',
    (v) => `Unexpected ${v['actual']} data in \`${v['path']}\``,
    'Rename the file so that its ending says what it is, or export it again.',
  ),
  'image-alt': rule(
    'warning',
    (v) => `Cannot find the alternative text of the image \`${v['path']}\``,
    'Say what it shows: in the square brackets, `![A ladder with three gates](…)`, or as `hero_alt` or `image_alt`.',
  ),
  'card-title': rule(
    'warning',
    (v) => `Unexpected letter \`${v['letter']}\` in a title: the social card shows the name of the site instead`,
    'The typeface of the cards has Latin letters only; the page itself shows the title as it is.',
  ),
  'external-image': rule(
    'warning',
    (v) => `Unexpected image from another site, \`${v['target']}\`: it is shown as a link`,
    'Save the picture under `images/`; a page of this site asks no other site for anything.',
  ),
  'html-removed': rule(
    'warning',
    (v) => `Unexpected HTML ${v['what']}: it is not published${v['kept'] ?? ''}`,
    'Write it in Markdown, or leave it out.',
  ),
  'html-unclosed': rule(
    'warning',
    (v) => `Cannot find the end of \`<${v['name']}>\`: it is read as HTML, not shown`,
    'Close it, or put a backslash before it, `\\<`, to show it as the text that it looks like.',
  ),
  'comment-removed': rule(
    'info',
    () => 'This comment is not published',
    'Nothing to do, if the comment is meant for you alone.',
  ),
  'heading-level': rule(
    'warning',
    (v) => `Unexpected heading of level ${v['level']}, expected ${v['expected']}`,
    'Use `##` for sections and `###` for what stands inside them; the title of the page is its only level 1.',
  ),
  'nesting-depth': rule(
    'error',
    (v) => `Unexpected depth: more than ${v['limit']} levels of quotes, lists or HTML inside each other`,
    'Close what is open, or take out the signs at the beginning of the line.',
  ),
  'document-limit': rule(
    'error',
    (v) => `Unexpected size: more than ${Number(v['limit']).toLocaleString('en-US')} ${v['what']}`,
    'Split it into several files, or take out what was pasted by mistake; `content/README.md` says how much a file may hold.',
  ),
  'internal-fault': rule(
    'error',
    (v) => `Cannot read this file: the program itself fails over it (${v['reason']})`,
    'This is no fault of yours: send this message and the file to whoever looks after the program.',
  ),
  'placeholder-left': rule(
    'warning',
    (v) => `A stand-in is left: ${v['what']}`,
    'Put the real value in and take `placeholder: true` out.',
  ),
} as const satisfies Record<string, Rule>;

/** The permanent name of a rule. */
export type RuleName = keyof typeof rules;
