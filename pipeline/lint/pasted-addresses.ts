import type { ParametersOf } from '../findings/rules.ts';

/** Pages that lead on to the address in one of their parameters, or in their path. */
const REDIRECTS: readonly { readonly of: string; readonly host: RegExp; readonly target: RegExp }[] = [
  { of: 'a search engine', host: /^(?:www\.)?google\.[a-z.]+\/url$/i, target: /[?&](?:q|url)=(?<target>[^&#]+)/ },
  { of: 'a search engine', host: /^(?:www\.)?bing\.com\/ck\/a$/i, target: /[?&]u=a1(?<base64>[\w-]+)/ },
  { of: 'a search engine', host: /^duckduckgo\.com\/l\/?$/i, target: /[?&]uddg=(?<target>[^&#]+)/ },
  { of: 'a search engine', host: /^(?:www\.)?google\.[a-z.]+\/amp\/s\//i, target: /\/amp\/s\/(?<path>.+)$/ },
  { of: 'a social network', host: /^lm?\.(?:facebook|instagram)\.com\//i, target: /[?&]u=(?<target>[^&#]+)/ },
  {
    of: 'a social network',
    host: /^(?:www\.)?linkedin\.com\/(?:redir|safety)\//i,
    target: /[?&]url=(?<target>[^&#]+)/,
  },
  { of: 'a social network', host: /^(?:www\.)?youtube\.com\/redirect$/i, target: /[?&]q=(?<target>[^&#]+)/ },
  { of: 'a mail program', host: /\.safelinks\.protection\.outlook\.com\//i, target: /[?&]url=(?<target>[^&#]+)/ },
  { of: 'a mail program', host: /^urldefense\.com\/v3\//i, target: /\/v3\/__(?<whole>https?:.+?)__;/ },
  { of: 'a mail program', host: /^urldefense\.proofpoint\.com\//i, target: /[?&]u=(?<proofpoint>[^&#]+)/ },
  { of: 'a messenger', host: /^slack-redir\.net\/link$/i, target: /[?&]url=(?<target>[^&#]+)/ },
];

/** Parameters that only count from where a reader came. */
const TRACKING =
  /(?<=[?&])(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|ref_src)=[^&#]*(?:&|(?=#|$))/gi;

/** A character reference, which ends before what looks like a parameter. */
const ENTITY = /&(?:#\w+|[a-z]+);/i;

/** Pages that show nothing to a reader who is not signed in, or was not invited. */
const BEHIND_LOGIN: readonly { readonly of: string; readonly form: RegExp }[] = [
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
export function problemOfPasted(address: string): ParametersOf<'pasted-address'> | undefined {
  const bare = /^https?:\/\/(?<bare>.+)$/i.exec(address)?.groups?.['bare'];
  if (bare === undefined) return undefined;
  const [page = ''] = bare.split('?', 1);
  for (const { of, host, target } of REDIRECTS)
    if (host.test(page)) {
      const expected = readTarget(target.exec(address)?.groups ?? {});
      if (expected !== undefined) return { kind: 'redirect', of, target: address, expected };
    }
  const without = address.replaceAll(TRACKING, '');
  const expected = without.replace(/[?&](?=#|$)/, '');
  if (without !== address && !ENTITY.test(address)) return { kind: 'tracking', of: '', target: address, expected };
  const login = BEHIND_LOGIN.find(({ form }) => form.test(bare));
  return login && { kind: 'login', of: login.of, target: address };
}

/** The forms in which redirecting pages hold an address, each under its name. */
type Held = Readonly<Partial<Record<'target' | 'whole' | 'path' | 'base64' | 'proofpoint', string>>>;

/** Returns the address that a redirecting page holds; undefined if it holds none. */
function readTarget({ target, whole, path = '', base64 = '', proofpoint = '' }: Held): string | undefined {
  const read = [
    whole ?? '',
    decode(target ?? ''),
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
