import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SMALL_SITE } from '../load-folder.ts';
import { run } from '../run-command.ts';

/** Writes a site with old addresses in two scripts, an address that is gone, and a download. */
export function layContent(content: string, settings: string, url = 'https://pianos.example.org'): void {
  cpSync(SMALL_SITE, content, { recursive: true });
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, `${readFileSync(site, 'utf8').replace(/^url: .*/, `url: ${url}`)}\n${settings}\n`);
  const article = path.join(content, 'insights/winter-air.md');
  const text = readFileSync(article, 'utf8').replace(
    '---\n',
    '---\naliases: [/insights/dry-air, /insights/città, /old/a, /2014/05/My-Old-Post.html, /Old/Page.php]\n',
  );
  writeFileSync(article, `${text}\n[Prices](/files/prices.csv) and [strings](/files/strings.pdf)\n`);
  mkdirSync(path.join(content, 'files'));
  writeFileSync(path.join(content, 'files/prices.csv'), 'what,€\nstimmen,90\n');
  writeFileSync(path.join(content, 'files/strings.pdf'), `%PDF-1.7\n${'0123456789'.repeat(500)}\n`);
  writeFileSync(path.join(content, 'addresses.yaml'), '/: live\n/given/up: gone\n/Given/Up.html: gone\n');
}

/** Builds a content folder in a new process, since Vike keeps the state of the first bundle. Throws if the content has errors. */
export async function buildInto(content: string, out: string): Promise<void> {
  const { code, stdout, stderr } = await run(['build', '--content', content, '--out', out], { env: { CI: '' } });
  if (code !== 0) throw new Error(stdout + stderr);
}
