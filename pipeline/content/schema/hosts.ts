/** Hosts whose own file of headers and old addresses a site can have; `any` stands for one that is not named. */
export const HOSTS = ['any', 'netlify', 'cloudflare', 'apache', 'nginx', 'caddy', 'vercel', 'github-pages'] as const;

export type Host = (typeof HOSTS)[number];
