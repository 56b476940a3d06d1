import { archiveText } from '../derive/archive.ts';
import { manifest } from '../derive/manifest.ts';
import { sitemap } from '../derive/sitemap.ts';
import type { Site } from '../model/site.ts';
import type { Output } from './output.ts';

/** Writes the files that are no pages: the archive, the index of insights, the manifest, the sitemap. */
export function writeSiteFiles(site: Site, output: Output): void {
  const files: Record<string, string> = {
    'content-export.txt': archiveText(site.archive, site),
    'insights/index.json': JSON.stringify({ articles: site.summaries, tags: site.tags }),
    'site.webmanifest': manifest(site.identity, site.chrome.language),
    'sitemap.xml': sitemap(site),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.identity.url}/sitemap.xml\n`,
  };
  for (const [name, text] of Object.entries(files)) output.write(name, text);
}
