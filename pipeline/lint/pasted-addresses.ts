import type { ParametersOf } from '../findings/rules.ts';

/** An address without its scheme, and whose it is. */
interface Form {
  readonly of: string;
  readonly form: RegExp;
}

/** Pages that lead on to the address in one of their parameters, or in their path. */
const REDIRECTS: readonly Form[] = [
  { of: 'a search engine', form: /^(?:www\.)?google\.[a-z.]+\/url\?(?:.*?&)??(?:q|url)=(?<target>[^&#]+)/i },
  { of: 'a search engine', form: /^(?:www\.)?bing\.com\/ck\/a\?(?:.*?&)??u=a1(?<base64>[\w-]+)/i },
  { of: 'a search engine', form: /^duckduckgo\.com\/l\/?\?(?:.*?&)??uddg=(?<target>[^&#]+)/i },
  { of: 'a search engine', form: /^(?:www\.)?google\.[a-z.]+\/amp\/s\/(?<path>.+)$/i },
  { of: 'a social network', form: /^lm?\.(?:facebook|instagram)\.com\/.*?[?&]u=(?<target>[^&#]+)/i },
  { of: 'a social network', form: /^(?:www\.)?linkedin\.com\/(?:redir|safety)\/.*?[?&]url=(?<target>[^&#]+)/i },
  { of: 'a social network', form: /^(?:www\.)?youtube\.com\/redirect\?(?:.*?&)??q=(?<target>[^&#]+)/i },
  { of: 'a mail program', form: /^[^?]*\.safelinks\.protection\.outlook\.com\/.*?[?&]url=(?<target>[^&#]+)/i },
  { of: 'a mail program', form: /^urldefense\.com\/v3\/__(?<whole>https?:.+?)__;/i },
  { of: 'a mail program', form: /^urldefense\.proofpoint\.com\/.*?[?&]u=(?<proofpoint>[^&#]+)/i },
  { of: 'a messenger', form: /^slack-redir\.net\/link\?(?:.*?&)??url=(?<target>[^&#]+)/i },
];

/** Parameters that only count from where a reader came; chat programs put their names into `utm_source`. */
const TRACKING =
  /(?<=[?&])(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|ref_src)=[^&#]*(?:&|(?=#|$))/gi;

/** A character reference, which ends before what looks like a parameter. */
const ENTITY = /&(?:#\w+|[a-z]+);/i;

/** Pages that show nothing to a reader who is not signed in, or was not invited. */
const BEHIND_LOGIN: readonly Form[] = [
  {
    of: 'an online document',
    form: /^docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\/d\/(?!e\/)[^/]+(?:\/(?!pub)|$)/i,
  },
  {
    of: 'a shared drive',
    form: /^drive\.google\.com\/|^(?:onedrive\.live|1drv)\.|^[\w-]+\.sharepoint\.com\/|^(?:www\.)?dropbox\.com\/(?:home|work)/i,
  },
  { of: 'a mail program', form: /^mail\.google\.com\/|^outlook\.(?:office|live)(?:365)?\.com\// },
  { of: 'a messenger', form: /^app\.slack\.com\/|^teams\.(?:microsoft|live)\.com\/|^web\.whatsapp\.com\// },
  {
    of: 'an online notebook',
    form: /^(?:www\.)?notion\.so\/[^?#]|^[\w-]+\.atlassian\.net\/|^(?:www\.)?figma\.com\/(?:file|design)\//,
  },
];

/** What is wrong with the address of another site as it was pasted; undefined if nothing is. */
export function problemOfPasted(target: string): ParametersOf<'pasted-address'> | undefined {
  const bare = /^https?:\/\/(.+)$/i.exec(target)?.[1];
  if (bare === undefined) return undefined;
  for (const { of, form } of REDIRECTS) {
    const expected = readTarget(form.exec(bare)?.groups ?? {});
    if (expected !== undefined) return { kind: 'redirect', of, target, expected };
  }
  const without = target.replaceAll(TRACKING, '');
  if (without !== target && !ENTITY.test(target))
    return { kind: 'tracking', of: '', target, expected: without.replace(/[?&](?=#|$)/, '') };
  const login = BEHIND_LOGIN.find(({ form }) => form.test(bare));
  return login && { kind: 'login', of: login.of, target };
}

/** The forms in which redirecting pages hold an address, each under its name. */
type Held = Readonly<Partial<Record<'target' | 'whole' | 'path' | 'base64' | 'proofpoint', string>>>;

/** Returns the address that a redirecting page holds; undefined if it holds none. */
function readTarget({ target = '', whole = '', path = '', base64 = '', proofpoint = '' }: Held): string | undefined {
  const read = [
    whole,
    decode(target),
    path && `https://${path}`,
    Buffer.from(base64, 'base64url').toString('utf8'),
    decode(proofpoint.replaceAll('-', '%').replaceAll('_', '/')),
  ];
  return read.find((one) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(one));
}

/** Decodes the signs of an address in a parameter; letters beyond ASCII stay as they are encoded. */
function decode(text: string): string {
  return text.replaceAll(/%([2-7][\da-f])/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
