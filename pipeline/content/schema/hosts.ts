/** Hosts for which configuration files can be written; `any` is an unnamed host. */
export const HOSTS = ['any', 'netlify', 'cloudflare', 'apache', 'nginx', 'caddy', 'vercel', 'github-pages'] as const;

export type Host = (typeof HOSTS)[number];
