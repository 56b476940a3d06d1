const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'its host refuses the connection',
  ECONNRESET: 'its host breaks the connection off',
  UND_ERR_SOCKET: 'its host breaks the connection off',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of its host cannot be looked up; is this machine connected?',
  ENETUNREACH: 'its network cannot be reached; is this machine connected?',
  EHOSTUNREACH: 'its host cannot be reached',
  ETIMEDOUT: 'its host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'its host does not answer',
  CERT_HAS_EXPIRED: 'the certificate of its host has expired',
  CERT_NOT_YET_VALID: 'the certificate of its host is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of its host is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its host has signed its certificate itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of its host is signed by an authority that is not known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate of its host is sent without those that vouch for it',
};
const NAMELESS = new Set([REASONS['ENOTFOUND'], REASONS['EAI_AGAIN'], REASONS['ENETUNREACH']]);
const OF_CERTIFICATES = /CERT|TLS|SSL|EPROTO/;

/** Returns why a connection failed, as a part of a sentence. */
export function describeRefusal(error: unknown, patienceMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} seconds`;
  const code = codeOf(error);
  return REASONS[code] ?? `the connection fails (${code || reasonOf(error)})`;
}

/** Whether a reason is one that a machine without a network gets for every host. */
export function isWithoutNetwork(why: string): boolean {
  return NAMELESS.has(why);
}

/** Whether a retry would soon end the same way. */
export function isLasting(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOTFOUND' || OF_CERTIFICATES.test(code) || (code === '' && !(error instanceof DOMException));
}

/** Returns the code of the error that `fetch` wraps; if all addresses of a host have failed, of the first. */
function codeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: unknown; readonly errors?: readonly unknown[] } };
  const first = cause?.errors?.[0] as { readonly code?: unknown } | undefined;
  const code = cause?.code ?? first?.code;
  return typeof code === 'string' ? code : '';
}

function reasonOf(error: unknown): string {
  const { cause } = error as { readonly cause?: unknown };
  return String(cause ?? error).replace(/^\w*Error: /, '');
}
