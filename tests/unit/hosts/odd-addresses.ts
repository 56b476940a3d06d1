import { ask, type Question } from '../ask.ts';
import { ALWAYS } from './expectations.ts';
import type { SERVERS } from './servers.ts';

/** Addresses by what is odd about them. */
const ODD = String.raw`
nothing, and folders that are none:
/ /? /?q=1 // /// /. /./ /.. /../ /%2e /%2e%2e/ /%2e%2e%2f /..%2f..%2fetc/passwd /... /.../ /~/
a page, and what looks like it:
/faq /faq? /faq?q=1&r /faq/ /faq// /faq/? /faq/?q //faq //faq/ /faq. /faq.. /faq/. /faq/.. /faq/../faq /faq/%2e%2e/faq
/faq/%2e /faq;x /faq+ /faq#x /faq%2f /faq%2F /faq%2f%2f /faq%2fx /%2ffaq /faq%5c /faq\ /faq%00 /faq%00.html /faq%
/faq%3f /faq%3Fq /faq%23 /faq%20 /%20faq /faq%25 /faq%252f /faq%253f/ /f%61q /%66%61%71/x /FAQ /Faq.html /faq.HTML
/faq.html /faq.html/ /faq.html/x /faq.html?q /faq%2ehtml /faq.html.html /faq.html.br /faq.html.gz/x /faq.md/x /faq.br
below a page, a file and a folder:
/faq/x /faq/x/ /faq/x/y /faq/index.html /faq/index /faq/index.md /faq/faq /faq/faq.html /insights/ /insights/index.html
/insights/index /insights/topics /insights/topics/ /insights//winter-air /insights/winter-air/x /insights/winter-air.html/
/insights/winter-air.md/ /insights/winter-air.md/x /insights/topics/pins/ /insights/topics/pins/x
/insights/topics/pins/index.html /insights/topics/pins/feed.xml/x /insights%2fwinter-air /insights%5cwinter-air
/insights\winter-air /INSIGHTS/winter-air /insights/./winter-air /assets /assets/ /assets// /assets/x /assets/x/
/assets/chunks /assets/chunks/ /assets/chunks/x /assets/chunks/?q /assets/fonts/ /assets%2f /assets%2fchunks
/assets/%2e%2e/faq /images /images/ /images/x/ /files /files/ /files/prices.csv/ /files/prices.csv/x /files/prices.csv%2f
/feed.xml/ /feed.xml/x /feed /index.html /index /index/ /index.html/x /index/x /index.md /index.md/x /INDEX.HTML
/robots.txt/x
old addresses, and the page for what is not there:
/old /old/ /old/a /old/a/ /old/a.html /old/a/x /old%2fa /OLD/A /given/up/ /given/up/x /given%2fup /insights/citt%C3%A0
/insights/citt%c3%a0/ /insights/citt%C3%A0/x /insights/citt%E0 /insights/citt%E0/ /404 /404/ /404?q /404.html /404.html/
/404.html/x /404/x /%34%30%34 /404%2ehtml /404%2f /404.md
what is hidden:
/.htaccess /%2ehtaccess /.git /.git/ /.git/config /%2egit/config /insights/.git/config /nginx.conf/ /Caddyfile/
/.well-known /.well-known/ /.well-known/some.txt/ /.well-known/some.txt/x /.well-known%2fsome.txt
signs that mean something to a browser, a server or a file of rules:
/% /%/ /%zz /%ff /%ff/ /%c3%28/ /%00 /a%00b/ /x%0d%0aset-cookie:a /x%0d%0aset-cookie:a/ /x%0a/ /x%09/ /x%7f/ /%22/ /"/
/%3cscript%3e/ /<script>/ /%E4%BD%A0/ /%F0%9F%8E%B9 /caf%C3%A9/ /a%20b/ /$1/ /%241/ /$host/ /%7burl%7d/ /{path}/
/{http.request.host}/ /* /*/ /[a]/ /^/ /a|b/ /a:b/ /\evil.example/ /%5cevil.example/ /%5c%5cevil.example/ //evil.example/
///evil.example// /.//evil.example/ //evil.example/%2e%2e/ /%2fevil.example/ /%2f%2fevil.example/ /./%2fevil.example/
/%2e%2f/evil.example/ /faq/..//evil.example/ /@evil.example/ /http://evil.example/ /http:%2f%2fevil.example/
/%09/evil.example/
`;

/** The longest name of a file, one more, and lengths up to what no server reads. */
const LENGTHS = [255, 256, 300, 4000, 8100, 9000];

/** Addresses of the small site as none of its links has them, below the path of the site. */
export const ODD_ADDRESSES: readonly string[] = [
  ...ODD.split(/\s+/).filter((word) => word.startsWith('/')),
  ...['../', './', '/', '%2f', 'faq/'].map((part) => `/${part.repeat(200)}`),
  ...LENGTHS.flatMap((length) => {
    const [name, folders, encoded] = ['a'.repeat(length), 'a/'.repeat(length / 2), '%61'.repeat(length / 3)];
    return [`/${name}`, `/${name}/`, `/${folders}`, `/${folders}b`, `/${encoded}`, `/faq/${name}`, `/faq?${name}`];
  }),
];

/** Ways to ask for an address. */
export const WAYS: readonly (readonly [way: string, question: Question])[] = [
  ['GET', {}],
  ['HEAD', { method: 'HEAD' }],
  ['POST', { method: 'POST' }],
  ['a browser that has it', { headers: { 'if-none-match': '*' } }],
  ['a browser that has its beginning', { headers: { range: 'bytes=4-' } }],
  ['a proxy that ends TLS', { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' } }],
];

/** Signs that it does not take in a path, a path above the root, and what is too long for the disk or for a request. */
const OF_APACHE = /%2f|%00|%(?![\da-f]{2})|#|^(?:\/(?:\.|%2e){2})+(?:\/|$)|[^/?]{256}|^[^?]{3900}|.{8180}/i;

/** What a server refuses before it reads the settings of the site, so that it sends none of the site's headers. */
const REFUSED: Readonly<Partial<Record<keyof typeof SERVERS, RegExp>>> = {
  apache: OF_APACHE,
  'strict apache': OF_APACHE,
  caddy: /%(?![\da-f]{2})/i,
};
const REFUSALS = new Set([400, 403, 404, 414]);
const MAX_REDIRECTS = 3;

/** Asks for an address, follows its redirects, and returns what is wrong with the answers, a line each. */
export async function faultsAt(
  origin: string,
  target: string,
  { question, kind }: { readonly question: Question; readonly kind: keyof typeof SERVERS },
): Promise<string[]> {
  const faults: string[] = [];
  const fault = (text: string): number => faults.push(`${target.slice(0, 60)}: ${text}`);
  let next = target;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status = 0, headers } = await ask(origin, next, question);
    if (status >= 500) fault(`answers ${status}`);
    const isRefused = REFUSALS.has(status) && REFUSED[kind]?.test(next) === true;
    for (const [name, value] of isRefused ? [] : Object.entries(ALWAYS))
      if (headers[name] !== value) fault(`answers ${status} with \`${name}: ${headers[name]?.toString()}\``);
    if (headers['set-cookie']) fault('sets a cookie');
    if (headers.location === undefined) return faults;
    if (!/^\/(?![/\\])/.test(headers.location)) fault(`leads to ${headers.location}`);
    const place = new URL(headers.location, origin);
    next = place.pathname + place.search;
  }
  fault('leads in a circle');
  return faults;
}
