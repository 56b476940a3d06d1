import type { ProseBlock, Slip, TextParts } from './slip.ts';

/** Of a wiki: what is shown in its place, perhaps with its width. */
const EMBED = /(?<![\w[\]])!\[\[(?<name>[^[\]|#\n]+)(?:[|#][^[\]\n]*)?\]\](?!\()/g;
/** Of forums, of Jira, of Textile and of MediaWiki. */
const LINKS: readonly RegExp[] = [
  /\[url=["']?(?<target>https?:[^\]\s"']+)["']?\](?<words>[^[\]\n]+)\[\/url\]/gi,
  /\[url\](?<target>https?:[^[\]\s]+)\[\/url\]/gi,
  /(?<!\[)\[(?<words>[^[\]|\n]+)\|(?<target>(?:https?:\/\/|mailto:)[^\s[\]|]+)\]/g,
  /(?<![\w{,:])"(?<words>[^"\n]+)":(?<target>https?:\/\/[^\s"<>)\]]*[^\s"<>)\].,;:!?])/g,
  /(?<!\[)\[(?<target>https?:\/\/[^\s[\]]+)[ \t]+(?<words>[^[\]\n]+)\](?![(:[])/g,
];
/** Words behind an address in brackets may be a remark as well. */
const MAY_BE_REMARK = /^\[https?:/;
const BB_MARK = /\[(?<tag>[biu])\](?=\S)(?<words>[^[\]\n]+)(?<=\S)\[\/\k<tag>\]/gi;
const SLACK = /^<(?<target>(?:https?|mailto):[^\s|<>]+)\|(?<words>[^|<>\n]+)>$/;
const MARKS: Record<string, readonly [open: string, close: string]> = {
  b: ['**', '**'],
  i: ['*', '*'],
  u: ['<u>', '</u>'],
};

/** Links, pictures and marks as forums, chats and wikis write them. */
export function findForeignLinks(block: ProseBlock, parts: TextParts): Slip[] {
  const { prose, start, end } = block;
  if (!/["[]/.test(prose)) return [];
  const typed = parts.source.slice(start, end);
  const embeds = [...prose.matchAll(EMBED)].map(({ 0: what, index, groups }): Slip => {
    const name = groups?.['name']?.trim() ?? '';
    const path = parts.pictureNamed(name);
    const values = { kind: 'embed', what: typed.slice(index, index + what.length) };
    return {
      rule: 'foreign-syntax',
      offset: start + index,
      values: path === undefined ? values : { ...values, expected: `![What it shows](${path})` },
    };
  });
  const links = LINKS.flatMap((form) =>
    [...typed.matchAll(form)].map(({ 0: actual, index, groups }) => {
      const { target = '', words } = groups ?? {};
      return { index, actual, expected: words === undefined ? `<${target}>` : `[${words.trim()}](${target})` };
    }),
  );
  const marks = [...typed.matchAll(BB_MARK)].map(({ 0: actual, index, groups }) => {
    const [open = '', close = ''] = MARKS[groups?.['tag']?.toLowerCase() ?? ''] ?? [];
    return { index, actual, expected: open + (groups?.['words'] ?? '') + close };
  });
  const isText = ({ index }: { readonly index: number }): boolean => prose[index] === typed[index];
  return [
    ...embeds,
    ...[...links, ...marks].filter(isText).map(({ index, ...mend }) => toSlip('forum', start + index, mend)),
  ];
}

/** `<https://example.com|words>`, whose words become part of the address. */
export function findSlackLinks({ links, source }: TextParts): Slip[] {
  return links.flatMap(({ start, end }): Slip[] => {
    const actual = source.slice(start, end);
    const { target, words } = SLACK.exec(actual)?.groups ?? {};
    return target === undefined ? [] : [toSlip('chat', start, { actual, expected: `[${words}](${target})` })];
  });
}

function toSlip(kind: string, offset: number, mend: { readonly actual: string; readonly expected: string }): Slip {
  const values = { kind, what: mend.actual, expected: mend.expected };
  return { rule: 'foreign-syntax', offset, values, ...(!MAY_BE_REMARK.test(mend.actual) && { mend }) };
}
