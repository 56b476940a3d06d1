import { chmod, readdir, rm, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { startPreview } from '../../pipeline/server/preview.ts';
import {
  article,
  at,
  build,
  check,
  copyPicture,
  done,
  leads,
  list,
  MS,
  prepareFolders,
  published,
  read,
  rename,
  write,
} from './rename-desk.ts';
import { bytesOf } from './run-command.ts';
import { textsIn } from './temporary-folder.ts';

prepareFolders();

describe('a rename', { timeout: MS }, () => {
  test('of a service changes its file, and no link to the page that shows it', async () => {
    const service = read('services/tuning.md');
    write('pages/how-i-help.md', '---\ntitle: Help\ndescription: Help.\n---\n\nText.\n');
    const linking = article('Linking', '', '[a](/how-i-help), [b](../pages/how-i-help.md).\n');
    write('insights/linking.md', linking);
    const said = await done(rename('services/tuning.md', 'tuning-at-home'));
    expect(said.split('\n')).toEqual(['services/tuning.md → services/tuning-at-home.md', 'Done.', '']);
    expect(read('services/tuning-at-home.md')).toBe(service);
    expect(read('insights/linking.md')).toBe(linking);
    const refused = await rename('services/tuning-at-home.md', 'regulation');
    expect(refused.stderr + refused.stdout).toContain('→ services/regulation.md');
  });

  test('of a draft says nothing of an address that no build lists', async () => {
    write('insights/sketch.md', article('Sketch', 'draft: true\n'));
    expect(await done(rename('insights/sketch.md', 'drawing'))).toBe(
      'insights/sketch.md → insights/drawing.md\nDone.\n',
    );
  });

  test('takes the file, every link, its pictures and its old address with it, and check finds nothing new', async () => {
    write(
      'insights/felt.md',
      article(
        'Felt',
        'hero_image: images/felt.png\nhero_alt: Felt\n# A comment.\n',
        '## Wear\n\n![Wear](../images/felt-2.png) [above](#wear)\n',
      ),
    );
    copyPicture('felt.png', 'felt-2.png', 'felt-shared.png');
    write(
      'insights/linking.md',
      article(
        'Linking',
        '',
        'See [a](felt.md#wear), [b](./felt.md), [c](/insights/felt), [d](/insights/felt/#wear), [e](felt), [f][ref].\n\n' +
          '<a href="/insights/felt">g</a> ![Shared](../images/felt-shared.png) `[code](/insights/felt)`\n\n```\n[code](felt.md)\n```\n\n[ref]: felt.md "Felt"\n',
      ),
    );
    write(
      'pages/linking.md',
      '---\ntitle: Links\ndescription: Links.\nhero:\n  actions:\n    - { label: Felt, to: /insights/felt#wear }\n---\n\n[Felt](../insights/felt.md)\n',
    );
    list('/insights/felt');
    list('/linking');
    const said = await done(rename('insights/felt.md', 'wool'));
    expect(said.split('\n')).toEqual([
      'insights/felt.md → insights/wool.md',
      'insights/linking.md: 7 links',
      'pages/linking.md: 2 links',
      'images/felt-2.png → images/wool-2.png',
      'images/felt.png → images/wool.png',
      'insights/wool.md: `/insights/felt` leads here from now on (`aliases`)',
      `Done. \`npm run build -- --content ${at('content')}\` lists the new address.`,
      '',
    ]);
    expect(read('insights/wool.md')).toBe(
      article(
        'Felt',
        'hero_image: images/wool.png\nhero_alt: Felt\n# A comment.\naliases: [/insights/felt]\n',
        '## Wear\n\n![Wear](../images/wool-2.png) [above](#wear)\n',
      ),
    );
    expect(read('insights/linking.md')).toBe(
      article(
        'Linking',
        '',
        'See [a](wool.md#wear), [b](./wool.md), [c](/insights/wool), [d](/insights/wool/#wear), [e](wool), [f][ref].\n\n' +
          '<a href="/insights/wool">g</a> ![Shared](../images/felt-shared.png) `[code](/insights/felt)`\n\n```\n[code](felt.md)\n```\n\n[ref]: wool.md "Felt"\n',
      ),
    );
    expect(read('pages/linking.md')).toContain('to: /insights/wool#wear }\n---\n\n[Felt](../insights/wool.md)\n');
    expect(await readdir(at('content/images'))).not.toContain('felt.png');
    expect(await check()).toBe('No findings.\n');
    await published();
    expect(leads()).toEqual({ '/insights/felt': '/insights/wool' });
  });

  test('shows with --dry-run what it would do, and does nothing', async () => {
    const before = await bytesOf(at('content'));
    expect(await done(rename('insights/felt.md', 'wool.md', '--dry-run'))).toMatch(
      /^insights\/felt\.md → insights\/wool\.md\n[\s\S]*Nothing was changed/,
    );
    expect(await bytesOf(at('content'))).toEqual(before);
  });

  test.each([
    ['content/insights/felt.md', 'insights/wool.md'],
    ['/insights/felt', '/insights/wool'],
    ['./insights/felt', 'wool'],
  ])('takes the names %s and %s', async (from, to) => {
    write('insights/felt.md', article('Felt'));
    expect(await done(rename(from, to))).toMatch(/^insights\/felt\.md → insights\/wool\.md\n/);
  });

  test.each([
    ["slug: 'hammers' # short\n", 'slug: felt # short\n'],
    ['slug: >-\n  hammers\ntags: [wool]\n', 'slug: felt\ntags: [wool]\n'],
  ])('gives an article with a `slug` the new name there too: %s', async (slug, renamed) => {
    write('insights/felt.md', article('Felt', slug));
    await done(rename('insights/felt.md', 'felt'));
    expect(read('insights/felt.md')).toContain(`${renamed}aliases: [/insights/hammers]\n`);
  });

  test('into another folder writes the links and pictures of the file as they are from there', async () => {
    write(
      'pages/tools.md',
      '---\ntitle: Tools\ndescription: Tools.\n---\n\n[Pins](../insights/how-pins-hold.md), [strings](repairs/strings.md), [faq](/faq/), ![Board](../images/soundboard.png)\n',
    );
    list('/tools');
    await done(rename('pages/tools.md', 'repairs/more/tools'));
    expect(read('pages/repairs/more/tools.md')).toBe(
      '---\ntitle: Tools\ndescription: Tools.\naliases: [/tools]\n---\n\n[Pins](../../../insights/how-pins-hold.md), [strings](../strings.md), [faq](/faq/), ![Board](../../../images/soundboard.png)\n',
    );
    expect(await check()).toBe('No findings.\n');
  });

  test('keeps the ends of lines, the mark at the beginning, the permissions, and a list of aliases as it is written', async () => {
    const text = `\uFEFF${article('Felt', 'aliases:\n  # From before.\n  - /old-felt # kept\n  - "/insights/woolen"\n')}`;
    write('insights/felt.md', text.replaceAll('\n', '\r\n'));
    await chmod(at('content/insights/felt.md'), 0o606);
    list('/insights/felt');
    await done(rename('insights/felt.md', 'wool'));
    expect(read('insights/wool.md')).toBe(
      text.replace('"/insights/woolen"\n', '"/insights/woolen"\n  - /insights/felt\n').replaceAll('\n', '\r\n'),
    );
    expect((await stat(at('content/insights/wool.md'))).mode & 0o777).toBe(0o606);
    await done(rename('insights/wool.md', 'woolen'));
    expect(read('insights/woolen.md')).toBe(
      text.replace('"/insights/woolen"', '/insights/felt').replaceAll('\n', '\r\n'),
    );
  });
});

describe('an address that was published', { timeout: MS }, () => {
  test('leads straight to the last of three names, and nowhere else', async () => {
    write('insights/felt.md', article('Felt'));
    list('/insights/felt');
    await done(rename('insights/felt.md', 'wool'));
    list('/insights/wool');
    await done(rename('insights/wool.md', 'cloth'));
    await published();
    expect(leads()).toEqual({ '/insights/felt': '/insights/cloth', '/insights/wool': '/insights/cloth' });
    expect(await check()).toBe('No findings.\n');
  });

  test('is the own one again after a rename back, and no other is left if nothing was published meanwhile', async () => {
    write('insights/felt.md', article('Felt'));
    list('/insights/felt');
    const before = await bytesOf(at('content'));
    await done(rename('insights/felt.md', 'wool'));
    await done(rename('insights/wool.md', 'felt'));
    expect(await bytesOf(at('content'))).toEqual(before);
  });

  test('that was published between a rename and the way back leads on', async () => {
    write('insights/felt.md', article('Felt'));
    list('/insights/felt');
    await done(rename('insights/felt.md', 'wool'));
    list('/insights/wool');
    await done(rename('insights/wool.md', 'felt'));
    await published();
    expect(leads()).toEqual({ '/insights/wool': '/insights/felt' });
    expect(read('insights/felt.md')).toContain('\naliases: [/insights/wool]\n');
  });

  test('of two articles that change places is that of the other one', async () => {
    write('insights/felt.md', article('Felt', '', '[Wood](wood.md)\n'));
    write('insights/wood.md', article('Wood', '', '[Felt](felt.md)\n'));
    await published();
    await done(rename('insights/felt.md', 'between'));
    await done(rename('insights/wood.md', 'felt'));
    await done(rename('insights/between.md', 'wood'));
    expect(read('insights/felt.md')).toBe(article('Wood', '', '[Felt](wood.md)\n'));
    expect(read('insights/wood.md')).toBe(article('Felt', '', '[Wood](felt.md)\n'));
    await published();
    expect(leads()).toEqual({});
  });

  test('by a machine is refused until a build of a person has listed it', async () => {
    await published();
    const urlRegistry = read('addresses.yaml');
    write('insights/new-wool.md', article('Wool'));
    const { code, stderr } = await build('true');
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/Cannot find the line `\/insights\/new-wool: live`: .*unlisted-address/),
    ]);
    expect(read('addresses.yaml')).toBe(urlRegistry);
    expect((await build()).stdout).toContain('addresses     1 new address in addresses.yaml');
    const listed = read('addresses.yaml');
    expect(listed.replace('/insights/new-wool: live\n', '')).toBe(urlRegistry);
    expect((await build()).stdout).toContain('Nothing has changed since the last build.');
    expect((await build('true')).code).toBe(0);
    expect(read('addresses.yaml')).toBe(listed);
  });

  test('of a file that is removed stops the build until it is said to be gone, and is 410 then', async () => {
    write('insights/felt.md', article('Felt'));
    await published();
    const urlRegistry = read('addresses.yaml');
    await rm(at('content/insights/felt.md'));
    const stopped = await build();
    expect(stopped.code).toBe(1);
    expect(stopped.stderr).toContain(
      'Only if nothing is to be there ever again, write `/insights/felt: gone` in `addresses.yaml`.',
    );
    write('addresses.yaml', urlRegistry.replace('/insights/felt: live', '/insights/felt: gone'));
    await published();
    const preview = await startPreview(at('out'));
    try {
      const answer = await fetch(`${preview.origin}/insights/felt`);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain('<h1');
    } finally {
      await preview.close();
    }
    for (const [name, text] of Object.entries(textsIn(at('out'))))
      if (name !== 'redirects.json') expect(`${name}: ${text}`).not.toContain('insights/felt<');
  });
});
