import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOwnHost } from '../server/preview.ts';
import { DESK } from './protocol.ts';

/** Who may use the desk: browsers of this machine that were opened at the address with the key of this start. */
export interface Guard {
  /** The path and the query at which the desk opens. */
  readonly door: string;
  /** Returns the header that lets a browser in, if it asks at the door. */
  readonly cookieFor: (request: IncomingMessage) => string | undefined;
  /** Returns why a request is refused, as a sentence; undefined if it is not. */
  readonly refusalOf: (request: IncomingMessage) => string | undefined;
  /** Returns the same for a page of the desk, with what becomes of words that were typed there. */
  readonly refusalOfPage: (request: IncomingMessage) => string | undefined;
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

const REFUSALS = {
  elsewhere: 'The desk answers to this computer only.',
  otherPage: 'The desk answers to its own pages only.',
  noKey: 'The desk was started anew, or is not open yet: open it at the address that stands in the terminal.',
} as const;
/** What stands in the place of a page that was open, or is to be. */
const CLOSED_PAGE = `${REFUSALS.noKey}
Words that are not saved are kept in the browser in which they were typed, and are there again once it is open.`;

/**
 * Creates a guard with a new key. A browser sends its cookies to every port of a machine, and takes pages of other ports
 * for the same site, so that the origin of each request is looked at as well.
 */
export function createGuard(): Guard {
  const key = randomBytes(24).toString('base64url');
  return { door: `${DESK}?key=${key}`, cookieFor, refusalOf, refusalOfPage };

  function cookieFor(request: IncomingMessage): string | undefined {
    const typed = askedIn(request).parameters.get('key');
    if (typed === null || whyForeign(request) !== undefined || !isKey(typed)) return undefined;
    return `${cookieName(request)}=${key}; Path=${DESK}; HttpOnly; SameSite=Strict`;
  }

  function refusalOf(request: IncomingMessage): string | undefined {
    const why = whyForeign(request);
    if (why !== undefined) return why;
    const name = `${cookieName(request)}=`;
    const kept = (request.headers.cookie ?? '').split(/; */).find((cookie) => cookie.startsWith(name));
    return kept !== undefined && isKey(kept.slice(name.length)) ? undefined : REFUSALS.noKey;
  }

  function refusalOfPage(request: IncomingMessage): string | undefined {
    const why = refusalOf(request);
    return why === REFUSALS.noKey ? CLOSED_PAGE : why;
  }

  function isKey(typed: string): boolean {
    const [one, other] = [Buffer.from(typed), Buffer.from(key)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
}

/** Returns why a request cannot come from the desk's own pages on this machine. */
function whyForeign({ socket, headers, method }: IncomingMessage): string | undefined {
  const { host, origin } = headers;
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || host === undefined || !isOwnHost(host)) return REFUSALS.elsewhere;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const isOwnOrigin = origin === `http://${host}` || (origin === undefined && !isWrite);
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  return isOwnOrigin && isOwnSite ? undefined : REFUSALS.otherPage;
}

/** Returns the path and the parameters that a request asks for, as typed: `new URL` would throw at `//`. */
export function askedIn({ url = '/' }: IncomingMessage) {
  const [pathname = '', query] = url.split('?', 2);
  return { pathname, parameters: new URLSearchParams(query) };
}

/** Each port has its own, so that two sites can be worked at in one browser. */
function cookieName({ socket }: IncomingMessage): string {
  return `desk-${socket.localPort}`;
}
