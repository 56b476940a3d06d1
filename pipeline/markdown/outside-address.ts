import { isUrl } from '../is-url.ts';
import { onlyNear } from '../nearest.ts';

const EMAIL = /^[^\s@/:?#<>()]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?subject=.*)?$/i;
const EMAIL_SCHEME = /^(?:mailto:\/\/|mailto[;,.]|e-?mail:|(?!mailto:)m[ailto]{3,6}:)/i;
const SCHEME = /^(?!destination:|tel:)(?<scheme>[a-z]+):(?=[^\s/])/i;
const PHONE = /^\+\d[\d().-]{5,}$/;
/** `http:/x`, `https//x`, `htps://x`, `https:\\x`, before the name of a host. */
const ALMOST_HTTP = /^(?!https?:\/\/[^/])h?t{1,3}p{1,2}(?<secure>s{0,2})(?:[:;]?[/\\]{1,3}|[:;])(?=[\w-]+\.[\w.-]*\w)/i;
/** Quotation marks or brackets around an address. */
const WRAPPED = /^["'“”„«‹‘’([{]+((?:https?:|mailto:|tel:|www\.|\/).*?)["'“”»›’)\]}]*$/;
/** `https://https://x`, `http://http//x` */
const TWICE = /^https?:?\/\/(?=https?:?\/\/)/i;
const COMMAS_IN_HOST = /^https?:\/\/[\w.-]+,[\w.,-]*\w(?=[/?#]|$)/i;
const HTTP = /^https?:/i;
/**
 * A host that anybody can reach has a name with a dot, or a number. `https:/x` and `https:x` are read as paths of the page's own
 * host. Of a comma at the end others tell.
 */
const HTTP_WITH_HOST =
  /^https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:,.]+(?:\.[^\s/?#@:,.]+)+\.?)(?::\d*)?(?:[/?#]|[,;]?$)/i;
const MAIL = /^mailto:(?!\?)(?<to>[^?]*)/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?<last>[a-z]{2,24})(?::\d+)?(?=[/?#]|$)/i;
/** Last parts of hosts that are no endings of files. */
const COMMON = new Set(
  'com org net edu gov int eu io ai app dev info bio health science org blog shop online site tech uk de fr it es ch at be nl se no dk fi pt gr ie lu us ca au nz jp cn kr in br mx ar za sg il'.split(
    ' ',
  ),
);

/**
 * The whole address that somebody meant who left out a part of it: `https://www.nature.com` for `www.nature.com`,
 * `mailto:me@example.org` for `me@example.org`. Undefined for everything else.
 */
export function meantOutside(target: string): string | undefined {
  const once = target.replace(TWICE, '').replace(WRAPPED, '$1');
  if (once !== target) return meantOutside(once) ?? once;
  const address = target.replace(EMAIL_SCHEME, '');
  if (EMAIL.test(address)) return `mailto:${address}`;
  const joined = target.replace(/\s+/g, '');
  const [first = ''] = target.split(/\s/, 1);
  if (first !== target && isIncomplete(first) && !isIncomplete(joined)) return joined;
  const meant = onlyNear(SCHEME.exec(target)?.groups?.['scheme'] ?? '', ['destination', 'tel']);
  if (meant !== undefined) return meant + target.slice(target.indexOf(':'));
  if (PHONE.test(target)) return `tel:${target}`;
  const almost = ALMOST_HTTP.exec(target);
  if (almost) return `http${almost.groups?.['secure'] ? 's' : ''}://${target.slice(almost[0].length)}`;
  const [withCommas] = COMMAS_IN_HOST.exec(target) ?? [];
  if (withCommas !== undefined) return withCommas.replaceAll(',', '.') + target.slice(withCommas.length);
  const host = HOST.exec(target);
  if (!host) return undefined;
  return /^www\./i.test(target) || COMMON.has(host.groups?.['last']?.toLowerCase() ?? '')
    ? `https://${target}`
    : undefined;
}

/** Whether an address of the web has no host that anybody could be led to, or one of mail no mailbox. */
export function isIncomplete(target: string): boolean {
  if (HTTP.test(target)) return !HTTP_WITH_HOST.test(target) || !isUrl(target);
  const to = MAIL.exec(target)?.groups?.['to'];
  return to !== undefined && !to.split(',').every((one) => EMAIL.test(one.trim()));
}
