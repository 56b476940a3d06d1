import type { Config } from 'vike/types';

/** Pages are rendered at build time; the browser only hydrates islands. */
export default {
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
