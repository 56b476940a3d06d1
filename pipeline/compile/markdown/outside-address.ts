import type { Place, Report } from '../../lint/report.ts';
import { isUrl } from '../../shared/is-url.ts';
import { addressOfNumber } from './number-addresses.ts';
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
const ON_COMPUTER =
  /^(?:file:|[a-z]:[\\/]|~[\\/]|\\\\|\/(?:Users|Volumes|private|mnt\/[a-z])\/|\/home\/[^/]+\/.*\.[a-z0-9]+$|https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$))/i;

/**
 * Reports a link target that cannot lead anywhere, whatever pages exist; returns whether it is one. `target` is
 * decoded.
 */
export function reportTarget(
  target: string,
  typed: TypedTarget | undefined,
  place: Place,
  { report }: Report,
): boolean {
  const nearest = meantOutside(target);
  if (isOnComputer(target)) report('computer-path', place, { target });
  else if (nearest !== undefined)
    report('incomplete-address', place, { target, nearest }, typed && fixTarget(typed, nearest));
  else if (isIncomplete(target)) report('incomplete-address', place, { target });
  else return false;
  return true;
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
  return ON_COMPUTER.test(target);
}
