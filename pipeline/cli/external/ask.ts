import { isUtf8 } from 'node:buffer';
import { setTimeout as wait } from 'node:timers/promises';
import type { LinkState } from '../../compile/check/outside-links.ts';
import { isUrl } from '../../shared/is-url.ts';
import { describeRefusal, isLasting } from './describe-refusal.ts';

/** Limits for polite requests to other sites. */
export const USUAL_PACE = {
  /** Hosts in parallel; each gets one request at a time. */
  hosts: 6,
  /** Pause between two requests to one host. */
  pauseMs: 500,
  /** Timeout of a request. */
  patienceMs: 10_000,
  /** Attempts before a request counts as failed. */
  tries: 3,
  /** Pause before the second attempt; it doubles with each further one. */
  retryMs: 1_000,
  /** Longest accepted wait: a host that demands more is not asked again. */
  mostWaitMs: 30_000,
};

export type Pace = Readonly<typeof USUAL_PACE>;

/** How to send requests. */
export interface Manners {
  readonly pace: Pace;
  readonly inTurn: InTurn;
  /** The `User-Agent` of this program. */
  readonly userAgent: string;
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfter: string | null;
}

type Outcome = Answer | { readonly why: string };

const MOST_STEPS = 10;
const GONE = new Set([404, 410]);
const ELSEWHERE = new Set([301, 302, 303, 307, 308]);
const FOR_GOOD = new Set([301, 308]);
const TOO_MANY = 429;
/** Higher codes, such as 999, are invented by hosts to turn programs away. */
const LAST_STATUS = 599;

/** Requests an address as politely as `manners` say, and follows redirects. Never throws. */
export async function ask(address: string, manners: Manners): Promise<LinkState> {
  let [at, lasting, isForGood] = [address, address, true];
  for (let step = 0; step < MOST_STEPS; step++) {
    const outcome = await askAgain(at, manners);
    if ('why' in outcome)
      return { kind: 'unreachable', why: at === address ? outcome.why : `it leads to ${at}; there, ${outcome.why}` };
    const { status, location } = outcome;
    if (!ELSEWHERE.has(status) || location === undefined) return stateOf(status, address, lasting);
    if (!isUrl(location, at)) return { kind: 'unreachable', why: 'it leads to an address that cannot be read' };
    const next = new URL(location, at);
    if (!/^https?:$/.test(next.protocol)) return { kind: 'unreachable', why: `it leads to ${next.href}` };
    at = next.href;
    isForGood &&= FOR_GOOD.has(status);
    if (isForGood) lasting = at;
  }
  return { kind: 'unreachable', why: 'it leads from one address to another without end' };
}

function stateOf(status: number, address: string, lasting: string): LinkState {
  if (GONE.has(status)) return { kind: 'dead', status };
  if (isFailure(status)) return { kind: 'unreachable', why: `its host answers ${status}` };
  if (status >= 400) return { kind: 'refused', status };
  return lasting === address ? { kind: 'good' } : { kind: 'moved', to: lasting };
}

/** Whether a status is a server error, which may be temporary. */
function isFailure(status: number): boolean {
  return status >= 500 && status <= LAST_STATUS;
}

/** Retries until the result is unlikely to change soon. */
async function askAgain(address: string, manners: Manners): Promise<Outcome> {
  const { tries, retryMs, mostWaitMs } = manners.pace;
  for (let attempt = 1; ; attempt++) {
    const outcome = await manners.inTurn(new URL(address).host, () => askOnce(address, attempt === 1, manners));
    const isOver =
      'why' in outcome ? 'isLasting' in outcome : outcome.status !== TOO_MANY && !isFailure(outcome.status);
    const pause = ('retryAfter' in outcome && waitOf(outcome.retryAfter)) || retryMs * 2 ** (attempt - 1);
    if (isOver || attempt >= tries || pause > mostWaitMs) return outcome;
    await wait(pause);
  }
}

/** Parses `Retry-After`, seconds or a date; returns milliseconds, or undefined if it asks for no wait. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const ms = Date.parse(retryAfter) - Date.now();
  return ms > 0 ? ms : undefined;
}

/** Sends a HEAD request first; if it is refused or finds nothing, sends GET, which the host may still answer. */
async function askOnce(address: string, isFirst: boolean, manners: Manners): Promise<Outcome> {
  try {
    const head = isFirst ? await request(address, 'HEAD', manners) : undefined;
    const isEnough = head && (head.status < 400 || head.status === TOO_MANY);
    return isEnough ? head : await request(address, 'GET', manners);
  } catch (error) {
    return { why: describeRefusal(error, manners.pace.patienceMs), ...(isLasting(error) && { isLasting: true }) };
  }
}

async function request(address: string, method: 'HEAD' | 'GET', { pace, userAgent }: Manners): Promise<Answer> {
  const { status, headers, body } = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': userAgent, Accept: '*/*' },
    signal: AbortSignal.timeout(pace.patienceMs),
  });
  // Frees the connection: only the headers are used.
  await body?.cancel();
  const [location, retryAfter] = [headers.get('location'), headers.get('retry-after')];
  return { status, location: location === null ? undefined : asTyped(location), retryAfter };
}

/** Decodes a header that a host has sent in UTF-8, since headers are read as Latin-1. */
function asTyped(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : header;
}

/** Runs `work` when no other work for a host is running, after a pause. */
type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/** Creates a queue per host. */
export function createHostTurns(pauseMs: number): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (host, work) => {
    const before = last.get(host);
    const turn = before ? before.then(() => wait(pauseMs)).then(work) : work();
    // The next work waits until this one ends, even with a failure.
    const ended = turn.catch(() => undefined);
    last.set(host, ended);
    return turn;
  };
}
