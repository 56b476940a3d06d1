import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { archiveText } from '../derive/archive.ts';
import { manifest } from '../derive/manifest.ts';
import { sitemap } from '../derive/sitemap.ts';
import type { Site } from '../model.ts';

/** Writes the files that are no pages: the archive, the index of insights, the manifest, the sitemap. */
export async function writeSiteFiles(site: Site, out: string): Promise<void> {
  const files: Record<string, string> = {
    'content-export.txt': archiveText(site.archive, site),
    'insights/index.json': JSON.stringify({ articles: site.summaries, tags: site.tags }),
    'site.webmanifest': manifest(site.identity, site.chrome.language),
    'sitemap.xml': sitemap(site),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.identity.url}/sitemap.xml\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
