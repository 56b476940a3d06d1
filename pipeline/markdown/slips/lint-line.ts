import type { Locator, Report } from '../../report.ts';
import { findCharacters } from './characters.ts';
import { entitiesIn } from './entities.ts';
import type { Slip } from './slip.ts';
import { findUnfinished } from './unfinished.ts';

/** Signs of Markdown and HTML around words, and which group holds the words. */
const FORMS: readonly RegExp[] = [
  /(?<![\w*\\])\*\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*\*(?![\w*])/g,
  /(?<![\w*\\])\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*(?![\w*])/g,
  /(?<![\w\\/])__(?=\S)(?<words>[^_\n]+)(?<=\S)__(?!\w)/g,
  /(?<![\w\\/])_(?=\S)(?<words>[^_\n]+)(?<=\S)_(?!\w)/g,
  /(?<!\\)~~(?=\S)(?<words>[^~\n]+)(?<=\S)~~/g,
  /(?<!\\)`(?<words>[^`\n]+)`/g,
  /!?\[(?<words>[^[\]\n]+)\]\([^()\s]+\)/g,
  /^#{1,6}[ \t]+(?<words>\S.*)/g,
  /<(?<tag>a|b|i|s|u|em|strong|small|span|font|sub|sup|mark|code|p|div)(?:\s[^<>\n]*)?>(?<words>[^<>\n]*)<\/\k<tag>>/gi,
];
const SUSPECT = /[*_`[#<&]|~~|T\.B\.|TODO|TBD|tbd|TBA|FIXME|XX|orem ipsum|\?\?\?/;
/** What may be written in another way in YAML. */
const FOR_YAML = /["'\\]/;
/** What is no text for readers. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#])\S*$/i;

/** Reports what a line of plain text would show to readers as it is: signs of Markdown, lost letters, words to come. */
export function lintLine(text: string, field: string, locate: Locator, { report }: Pick<Report, 'report'>): void {
  if (ADDRESS.test(text)) return;
  const words = SUSPECT.test(text) ? [...findUnfinished(text, 0), ...findMarkdown(text, field)] : [];
  for (const { rule, offset, values, mend } of [...findCharacters(text, 0), ...words]) {
    const place = locate(1, offset + 1);
    const isExact =
      mend && locate(1, offset + 2).column === place.column + 1 && !FOR_YAML.test(mend.actual + mend.expected);
    report(rule, place, values, isExact ? mend : undefined);
  }
}

function findMarkdown(text: string, field: string): Slip[] {
  const around = FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: what, index, groups }) => ({ what, index, expected: groups?.['words'] ?? '' })),
  );
  return [...around, ...entitiesIn(text)].map(({ what, index, expected }) => ({
    rule: 'markdown-in-field',
    offset: index,
    values: { field, what, expected },
    // Without its signs, a link or a picture loses where it leads, and what was struck out is back.
    ...(!/\)$|^~~/.test(what) && { mend: { actual: what, expected } }),
  }));
}
