import { isIP } from 'node:net';

/** Loopback addresses of a machine; `localhost` may mean either. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/**
 * Whether a request is meant for this server. Refuses pages of another site that points its own name at this machine
 * (DNS rebinding). `host` is the `Host` header; `opened` the value of `--host`, if given. Every IP address is then
 * accepted too, since no other site can own one.
 */
export function isOwnHost(host: string | undefined, opened?: string): boolean {
  if (host === undefined) return true;
  const name = nameIn(host);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (opened === undefined) return LOOPBACK.some((address) => address === name);
  return isIP(name) !== 0 || name === opened.toLowerCase();
}

/** Returns the name or address in a `Host` header without its port; undefined if it is neither. */
function nameIn(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{0,5})?$/i.exec(host) ?? [];
  return (address ?? name)?.toLowerCase();
}
