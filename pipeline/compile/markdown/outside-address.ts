import type { Place, Report } from '../../lint/report.ts';
import { isUrl } from '../../shared/is-url.ts';
import { fixTarget, type TypedTarget } from './typed-target.ts';

const EMAIL = /^[^\s@/:?#<>()]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?subject=.*)?$/i;
/** Quotation marks or brackets around an address. */
const WRAPPED = /^["'“”„«‹‘’([{]+((?:https?:|mailto:|tel:|www\.|\/).*?)["'“”»›’)\]}]*$/;
const HTTP = /^https?:/i;
/** A host of the web has a name with a dot, or a number. `https:/x` and `https:x` are read as paths of the page's own host. */
const HTTP_WITH_HOST =
  /^https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:,.]+(?:\.[^\s/?#@:,.]+)+\.?)(?::\d*)?(?:[/?#]|$)/i;
const MAIL = /^mailto:(?!\?)(?<to>[^?]*)/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?<last>[a-z]{2,24})(?::\d+)?(?=[/?#]|$)/i;
/** Last parts of hosts that are no endings of files. */
const COMMON = new Set(
  (
    'com org net edu gov int eu io ai app dev info bio health science blog shop online site tech ' +
    'uk de fr it es ch at be nl se no dk fi pt gr ie lu us ca au nz jp cn kr in br mx ar za sg il'
  ).split(' '),
);
const ON_COMPUTER =
  /^(?:file:|[a-z]:[\\/]|~[\\/]|\\\\|\/(?:Users|Volumes|private|mnt\/[a-z])\/|\/home\/[^/]+\/.*\.[a-z0-9]+$|https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$))/i;

/** Reports a link target that leads nowhere whatever pages there are; says whether it is one. `target` is decoded. */
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
 * The whole address, where its beginning was left out or signs stand around it: `https://www.nature.com` for
 * `www.nature.com`, `mailto:me@example.org` for `me@example.org`. Undefined for everything else.
 */
function meantOutside(target: string): string | undefined {
  const bare = target.replace(WRAPPED, '$1');
  if (bare !== target) return meantOutside(bare) ?? bare;
  if (EMAIL.test(target)) return `mailto:${target}`;
  const host = HOST.exec(target);
  const isHost = host && (/^www\./i.test(target) || COMMON.has(host.groups?.['last']?.toLowerCase() ?? ''));
  return isHost ? `https://${target}` : undefined;
}

/** Whether an address of the web has no whole host, or one of mail no mailbox. */
export function isIncomplete(target: string): boolean {
  if (HTTP.test(target)) return !HTTP_WITH_HOST.test(target) || !isUrl(target);
  const to = MAIL.exec(target)?.groups?.['to'];
  return to !== undefined && !to.split(',').every((one) => EMAIL.test(one.trim()));
}

/** Whether a target names a file on the writer's computer, which no visitor can reach; `target` is decoded. */
export function isOnComputer(target: string): boolean {
  return ON_COMPUTER.test(target);
}
