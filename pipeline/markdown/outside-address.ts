import { isUrl } from '../shared/address-text.ts';
import { problem, type Problem } from '../findings/message.ts';
import { fixTarget, type TypedTarget } from './typed-target.ts';

const EMAIL = /^[^\s@/:?#<>()]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?subject=.*)?$/i;
/** An address in quotation marks or brackets. */
const WRAPPED = /^["'“”„«‹‘’([{]+((?:https?:|mailto:|tel:|www\.|\/).*?)["'“”»›’)\]}]*$/;
/** A link typed as the address of a link: `[https://e.org](https://e.org)`. */
const LINK = /^\[(?<address>https?:[^\]]*)\]\(.*\)$/;
const HTTP = /^https?:/i;
/**
 * A web address needs a host with a dot or a number. Browsers read `https:/x` and `https:x` as paths on the page's own
 * host.
 */
const HTTP_WITH_HOST =
  /^https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:,.]+(?:\.[^\s/?#@:,.]+)+\.?)(?::\d*)?(?:[/?#]|$)/i;
/** The beginning of a mail address, as it is mistyped. */
const LIKE_MAILTO = /^(?:mailto:\/\/|(?:e-?)?mail:)/i;
const MAIL = /^mailto:(?!\?)(?<to>[^?]*)/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?<last>[a-z]{2,24})(?::\d+)?(?=[/?#]|$)/i;
/** Common top-level domains that are not file extensions. */
const COMMON = new Set(
  (
    'com org net edu gov int eu io ai app dev info bio health science blog shop online site tech ' +
    'uk de fr it es ch at be nl se no dk fi pt gr ie lu us ca au nz jp cn kr in br mx ar za sg il'
  ).split(' '),
);
/** A path of Windows, macOS or Linux. */
const PATH_ON_COMPUTER = /^(?:file:|[a-z]:[\\/]|~[\\/]|\\\\|\/(?:Users|Volumes|private|mnt\/[a-z])\/)/i;
const PATH_IN_HOME = /^\/home\/[^/]+\/.*\.[a-z0-9]+$/i;
const HOST_ON_COMPUTER = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i;

/**
 * Says why a link target cannot lead anywhere, whatever pages exist; undefined if it may. `target` is decoded.
 */
export function problemOfTarget(target: string, typed: TypedTarget | undefined): Problem | undefined {
  const nearest = meantOutside(target);
  if (isOnComputer(target)) return problem('computer-path', { target });
  if (nearest !== undefined)
    return problem('incomplete-address', { target, nearest }, typed && fixTarget(typed, nearest));
  return isIncomplete(target) ? problem('incomplete-address', { target }) : undefined;
}

/**
 * Returns the complete address if its scheme is missing or it has signs around it: `https://www.nature.com` for
 * `www.nature.com`, `mailto:me@example.org` for `me@example.org`, `tel:+390212345678` for `+39 02 1234567`. Undefined
 * for everything else.
 */
function meantOutside(target: string): string | undefined {
  const bare = LINK.exec(target)?.groups?.['address'] ?? target.replace(WRAPPED, '$1');
  if (bare !== target) return meantOutside(bare) ?? bare;
  const mailbox = target.replace(LIKE_MAILTO, '');
  if (EMAIL.test(mailbox)) return `mailto:${mailbox}`;
  const number = addressOfNumber(target);
  if (number !== undefined) return number;
  const host = HOST.exec(target);
  const isHost = host && (/^www\./i.test(target) || COMMON.has(host.groups?.['last']?.toLowerCase() ?? ''));
  return isHost ? `https://${target}` : undefined;
}

/** Tells whether a web address has no complete host, or a mail address no mailbox. */
export function isIncomplete(target: string): boolean {
  if (HTTP.test(target)) return !HTTP_WITH_HOST.test(target) || !isUrl(target);
  const to = MAIL.exec(target)?.groups?.['to'];
  return to !== undefined && !to.split(',').every((one) => EMAIL.test(one.trim()));
}

/** Tells whether a target is a whole link, words and address. */
export function isLink(target: string): boolean {
  return LINK.test(target);
}

/** Tells whether a target names a file on the writer's computer, which no visitor can reach; `target` is decoded. */
export function isOnComputer(target: string): boolean {
  return [PATH_ON_COMPUTER, PATH_IN_HOME, HOST_ON_COMPUTER].some((form) => form.test(target));
}

/** Digits with the signs that people put between those of a telephone number, after words or a scheme for it. */
const NUMBER = String.raw`(?<number>(?:\+|\(?\+?\(?0)[\d\s()./\u2010-\u2015-]{5,}\d)`;
const BEFORE_NUMBER = String.raw`(?:tel|telephone|telefon|telefono|phone|mobile|call|callto)\.?[:.]?(?:\/\/)?\s*`;
const PHONE = new RegExp(`^(?:${BEFORE_NUMBER})?${NUMBER}$`, 'i');
const FEWEST_DIGITS = 7;
/** The longest number that the standard E.164 allows, with `00` before it. */
const MAX_DIGITS = 17;
/** A zero that is dialed only within the country; in Italy it is part of the number. */
const ZERO_WITHIN = /^(\+(?!39)\d{1,3})\s*\(0\)/;
const DOI = /^(?:doi:?\s*)?(?<doi>10\.\d{4,9}\/[^\s"]+)$/i;
/** An address with signs that it may hold. */
const WHOLE = /^tel:[+\d.()-]+$/i;

/**
 * Returns the address for a telephone number or a DOI, which are written in known forms: `tel:+390212345678` for
 * `+39 02 1234567`, `https://doi.org/10.1038/x` for `10.1038/x`. Undefined for everything else, and for what is an address already.
 */
export function addressOfNumber(target: string): string | undefined {
  const doi = DOI.exec(target)?.groups?.['doi'];
  if (doi !== undefined) return `https://doi.org/${doi}`;
  const number = PHONE.exec(target)?.groups?.['number']?.trim().replace(ZERO_WITHIN, '$1').replace(/^00/, '+');
  const digits = number?.replace(/\D/g, '') ?? '';
  const isPhone = digits.length >= FEWEST_DIGITS && digits.length <= MAX_DIGITS && !WHOLE.test(target);
  return isPhone ? `tel:${number?.includes('+') ? '+' : ''}${digits}` : undefined;
}
