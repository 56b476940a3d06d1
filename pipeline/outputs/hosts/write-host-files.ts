import { REDIRECTS_FILE } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';
import type { Host } from '../../content/schema/site.ts';
import type { Output } from '../output.ts';
import { htaccess } from './apache.ts';
import { CADDY_FILE, caddyfile } from './caddy.ts';
import { hostedSiteOf, type HostedSite } from './hosted-site.ts';
import { NGINX_FILE, nginxConfig } from './nginx.ts';
import { headerRules, redirectRules, type UnderscoreHost, vercelJson } from './platforms.ts';

type Files = Readonly<Record<string, string>>;

/**
 * Without it, GitHub Pages omits the Markdown pages, and every name with an underscore, of a folder that comes from a
 * branch.
 */
const NO_JEKYLL: Files = { '.nojekyll': '' };

/** The files that each host reads. `any` is for an unnamed host: files that other hosts ignore. */
const FILES_OF: Readonly<Record<Host, (site: HostedSite) => Files>> = {
  any: (site) => ({ ...underscoreFiles(site, 'any'), '.htaccess': htaccess(site), ...NO_JEKYLL }),
  netlify: (site) => underscoreFiles(site, 'netlify'),
  cloudflare: (site) => underscoreFiles(site, 'cloudflare'),
  apache: (site) => ({ '.htaccess': htaccess(site) }),
  nginx: (site) => ({ [NGINX_FILE]: nginxConfig(site) }),
  caddy: (site) => ({ [CADDY_FILE]: caddyfile(site) }),
  vercel: (site) => ({ 'vercel.json': vercelJson(site) }),
  'github-pages': () => NO_JEKYLL,
};

/**
 * Writes the configuration of the site's host: headers, redirects, types. A file of the same name in `public/` replaces
 * it.
 */
export function writeHostFiles(site: Site<object>, output: Output): void {
  const files = hostFiles(site.host, hostedSiteOf(site));
  for (const [name, text] of Object.entries(files)) if (!output.files.has(name)) output.write(name, text);
}

/** Returns the configuration files of a host, by path in the published folder. */
export function hostFiles(host: Host, site: HostedSite): Files {
  return FILES_OF[host](site);
}

function underscoreFiles(site: HostedSite, host: UnderscoreHost): Files {
  const rules = redirectRules(site, host);
  return { _headers: headerRules(site, host), ...(rules !== '' && { [REDIRECTS_FILE]: rules }) };
}
