import { isUtf8 } from 'node:buffer';
import { setTimeout as wait } from 'node:timers/promises';
import type { LinkState } from '../../compile/check/outside-links.ts';
import { isUrl } from '../../shared/is-url.ts';
import { describeRefusal, isLasting } from './describe-refusal.ts';

/** How patiently, and how politely, other sites are asked. */
export const USUAL_PACE = {
  /** Hosts that are asked at a time; each is asked one thing at a time. */
  hosts: 6,
  /** Between two questions to one host. */
  pauseMs: 500,
  /** For one answer. */
  patienceMs: 10_000,
  /** How often something is tried before it counts as failed. */
  tries: 3,
  /** Before the second try; each further one waits twice as long. */
  retryMs: 1_000,
  /** Hosts that ask for a longer wait are left alone. */
  mostWaitMs: 30_000,
};

export type Pace = Readonly<typeof USUAL_PACE>;

/** How an address is asked. */
export interface Manners {
  readonly pace: Pace;
  readonly inTurn: InTurn;
  /** What this program calls itself. */
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
/** Beyond it is what hosts made up to send programs away, such as 999. */
const LAST_STATUS = 599;

/** Tries an address as politely as `manners` say, and follows where it leads. Throws nothing. */
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

/** Whether a host fails, and may do better in a moment. */
function isFailure(status: number): boolean {
  return status >= 500 && status <= LAST_STATUS;
}

/** Asks until there is an answer that will not be another one in a moment. */
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

/** `Retry-After`, as seconds or as a date, in milliseconds; undefined where it says nothing. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const ms = Date.parse(retryAfter) - Date.now();
  return ms > 0 ? ms : undefined;
}

/** The head alone where the host gives it: what it refuses or cannot find like that, it may still show to readers. */
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
  // Frees the connection: only the head of the answer is used.
  await body?.cancel();
  const [location, retryAfter] = [headers.get('location'), headers.get('retry-after')];
  return { status, location: location === null ? undefined : asTyped(location), retryAfter };
}

/** Hosts send letters beyond ASCII as bytes of UTF-8, each of which is taken for a letter of Latin-1. */
function asTyped(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : header;
}

/** Does `work` for a host when nothing else is done for it, after a pause. */
type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/** Turns of hosts, each with a queue of its own. */
export function createHostTurns(pauseMs: number): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (host, work) => {
    const before = last.get(host);
    const turn = before ? before.then(() => wait(pauseMs)).then(work) : work();
    // The next turn waits until this one has ended, whether it failed or not.
    const ended = turn.catch(() => undefined);
    last.set(host, ended);
    return turn;
  };
}
