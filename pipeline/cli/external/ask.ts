import pRetry from 'p-retry';
import type { LinkState } from '../../site/check/check-links.ts';
import { isUrl } from '../../shared/address-text.ts';

/** Limits for polite requests to other sites. */
export const PACE = {
  /** Hosts in parallel; each gets one request at a time. */
  hosts: 6,
  /** Pause between two addresses of one host. */
  pauseMs: 500,
  patienceMs: 10_000,
  /** Further attempts where a host fails, which may be temporary. */
  retries: 2,
  /** Pause before the second attempt; it doubles with the third. */
  retryMs: 1_000,
};

const MAX_REDIRECTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'its host refuses the connection',
  ECONNRESET: 'its host breaks the connection off',
  UND_ERR_SOCKET: 'its host breaks the connection off',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of its host cannot be looked up; is this machine connected?',
  ENETUNREACH: 'its network cannot be reached; is this machine connected?',
};
/** A machine without a network gets one of these errors for every host. */
const NAMELESS = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'];

/** Requests an address, and follows redirects. `moved` names where permanent redirects lead. Never throws. */
export async function ask(address: string, userAgent: string, pace: typeof PACE): Promise<LinkState> {
  let at = address;
  let movedTo = address;
  let isPermanent = true;
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const { status, location } = await askAgain(at, userAgent, pace);
      if (!REDIRECTS.has(status) || location === '') return stateOf(status, address, movedTo);
      const next = isUrl(location, at) ? new URL(location, at).href : '';
      if (!/^https?:/.test(next)) return { kind: 'unreachable', why: `it leads to ${location}` };
      at = next;
      isPermanent &&= PERMANENT.has(status);
      if (isPermanent) movedTo = at;
    }
    return { kind: 'unreachable', why: 'it leads from one address to another without end' };
  } catch (error) {
    const why = describeRefusal(error, pace.patienceMs);
    return { kind: 'unreachable', why: at === address ? why : `it leads to ${at}; there, ${why}` };
  }
}

function stateOf(status: number, address: string, movedTo: string): LinkState {
  if (status === 404 || status === 410) return { kind: 'dead', status };
  if (isFailure(status)) return { kind: 'unreachable', why: `its host answers ${status}` };
  // Higher statuses, such as 999, are invented by hosts to turn programs away.
  if (status >= 400) return { kind: 'refused', status };
  return movedTo === address ? { kind: 'good' } : { kind: 'moved', to: movedTo };
}

function isFailure(status: number): boolean {
  return status >= 500 && status < 600;
}

/** Sends GET where HEAD is refused or finds nothing: some hosts answer it nevertheless. */
function askAgain(address: string, userAgent: string, pace: typeof PACE) {
  const attempt = async (count: number) => {
    const head = await request(address, 'HEAD', userAgent, pace);
    const answer = head.status < 400 || head.status === 429 ? head : await request(address, 'GET', userAgent, pace);
    if (isFailure(answer.status) && count <= pace.retries) throw new Error(`its host answers ${answer.status}`);
    return answer;
  };
  const shouldRetry = ({ error }: { readonly error: Error }): boolean => !NAMELESS.includes(codeOf(error));
  return pRetry(attempt, { retries: pace.retries, minTimeout: pace.retryMs, shouldRetry });
}

/** Resolves with the status and the redirect target, which is empty if there is none. */
async function request(address: string, method: 'HEAD' | 'GET', userAgent: string, { patienceMs }: typeof PACE) {
  const { status, headers, body } = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': userAgent, Accept: '*/*' },
    signal: AbortSignal.timeout(patienceMs),
  });
  // Frees the connection: only the headers are used.
  await body?.cancel();
  // Headers are read as Latin-1, and hosts send UTF-8.
  return { status, location: Buffer.from(headers.get('location') ?? '', 'latin1').toString() };
}

/** Returns why a connection failed, as a part of a sentence. */
export function describeRefusal(error: unknown, patienceMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} seconds`;
  const code = codeOf(error);
  if (/CERT|TLS|SSL/.test(code)) return `the certificate of its host is not valid (${code})`;
  return REASONS[code] ?? `the connection fails (${code === '' ? String(error) : code})`;
}

/** Whether an address was not reached for a reason that a machine without a network has for every host. */
export function isWithoutNetwork(state: LinkState): boolean {
  return state.kind === 'unreachable' && NAMELESS.some((code) => REASONS[code] === state.why);
}

/** Returns the code of the error that `fetch` wraps; if all addresses of a host have failed, of the first. */
function codeOf(error: unknown): string {
  type Cause = { readonly code?: string; readonly errors?: readonly { readonly code?: string }[] };
  const { cause } = error as { readonly cause?: Cause };
  return cause?.code ?? cause?.errors?.[0]?.code ?? '';
}
