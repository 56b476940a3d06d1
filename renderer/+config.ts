import type { Config } from 'vike/types';

/** Pages are rendered when the site is built; the browser gets islands only. */
export default {
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
