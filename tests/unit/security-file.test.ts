import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteFiles } from '../../pipeline/outputs/data/site-files.ts';
import { SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const SITE = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const EMAIL = 'email: bench@pianos.example.org';

describe('security.txt', () => {
  test('says whom to write to, in which language, until when, and where it stands', async () => {
    expect(await securityOn('2026-03-01')).toBe(
      [
        'Contact: mailto:bench@pianos.example.org',
        'Expires: 2027-12-31T23:59:59Z',
        'Preferred-Languages: en',
        'Canonical: https://pianos.example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test('is the same all year, and another one in the next', async () => {
    const first = await securityOn('2026-01-01');
    expect(await securityOn('2026-12-31')).toBe(first);
    expect(await securityOn('2027-01-01')).toContain('\nExpires: 2028-12-31T23:59:59Z\n');
  });

  test('writes the address as one of mail', async () => {
    const site = SITE.replace(EMAIL, 'email: a?b+c@pianos.example.org');
    expect(await securityOn('2026-03-01', site)).toContain('Contact: mailto:a%3Fb%2Bc@pianos.example.org\n');
  });

  test.each([
    ['the mail address', EMAIL, 'email: { value: bench@pianos.example.org, placeholder: true }'],
    ['the address of the site', /^url: .*$/m, 'url: { value: "https://pianos.example.org", placeholder: true }'],
  ])('is not there while %s only stands for the real one', async (_, real, placeholderText) => {
    expect(SITE).toMatch(real);
    expect(await securityOn('2026-03-01', SITE.replace(real, placeholderText))).toBeUndefined();
  });
});

async function securityOn(day: string, site = SITE): Promise<string | undefined> {
  return siteFiles(await siteOfTexts({ 'site.yaml': site }, { day, isPreview: false })).get('.well-known/security.txt');
}
