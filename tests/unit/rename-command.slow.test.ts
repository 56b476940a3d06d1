import { chmod, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
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
  });

  test('of a draft says nothing of an address that no build lists', async () => {
    write('insights/sketch.md', article('Sketch', 'draft: true\n'));
    expect(await done(rename('insights/sketch.md', 'drawing'))).toBe(
      'insights/sketch.md → insights/drawing.md\nDone.\n',
    );
  });

  test('does not keep a mistake in the fields of another text from being told later', async () => {
    write('insights/felt.md', article('Felt'));
    write('insights/wool.md', article('Wool').replace('summary: About Wool.', 'summary: The price of # 2 wool.'));
    await done(rename('insights/felt.md', 'felts'));
    expect(await check()).toContain('insights/wool.md');
  });

  test('takes the file, every link and its old address with it, and check finds nothing new', async () => {
    const [, url = ''] = /^url: "?([^\s"]+)/m.exec(read('site.yaml')) ?? [];
    const felt = (aliases: string): string =>
      article(
        'Felt',
        `hero_image: images/felt.png\nhero_alt: Felt\n${aliases}# A comment.\n`,
        '## Wear\n\n![Wear](../images/felt-2.png) [above](#wear)\n',
      );
    const linking = (name: string, dot: string): string =>
      article(
        'Of felt',
        'tags: [felt]\n',
        `See [a](${name}.md#wear), [b](./${name}.md), [c](/insights/${name}), [d](/insights/${name}/#wear), [felt](${name}), [f][ref].\n\n` +
          `[a [b] ![c](../images/soundboard.png)](<${name}.md> "felt.md") [d](${dot}/${name}.md 'x') [e](\n${name}.md)\n\n` +
          `<a class="felt" href='${name}.md#wear'>f</a>, [g](https://other.example/felt.md)\n\n` +
          `[a](${url}/insights/${name}#wear) <${url}/insights/${name}> \`${url}/insights/felt\` ${url}/insights/felts\n\n` +
          `<a href="/insights/${name}">g</a> ![Shared](../images/felt-shared.png) \`[code](/insights/felt)\`\n\n` +
          `\`\`\`\n[code](felt.md)\n\`\`\`\n\n[ref]: ${name}.md "Felt"\n`,
      );
    const page = (name: string): string =>
      `---\ntitle: the felt\ndescription: felt.md\nsections:\n  - kind: prose\n    title: felt\n    text: >-\n      The felt, [so\n      called](/insights/${name}), and \`[code](felt)\`.\n    actions:\n      - { label: /insights/felt, to: "/insights/${name}#wear" }\n---\n\n[Felt](../insights/${name}.md)\n`;
    write('insights/felt.md', felt(''));
    write('insights/felts.md', article('Felts'));
    copyPicture('felt.png', 'felt-2.png', 'felt-shared.png');
    write('insights/linking.md', linking('felt', '%2E'));
    write('pages/linking.md', page('felt'));
    list('/insights/felt');
    list('/linking');
    const said = await done(rename('insights/felt.md', 'wool'));
    expect(said.split('\n')).toEqual([
      'insights/felt.md → insights/wool.md',
      'insights/linking.md: 13 links',
      'pages/linking.md: 3 links',
      'insights/wool.md: `/insights/felt` leads here from now on (`aliases`)',
      'Done.',
      '',
    ]);
    expect(read('insights/wool.md')).toBe(felt('aliases: [/insights/felt]\n'));
    expect(read('insights/linking.md')).toBe(linking('wool', '.'));
    expect(read('pages/linking.md')).toBe(page('wool'));
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
    ["slug: 'hammers' # short\n", "slug: 'felt' # short\n"],
    ['slug: >-\n  hammers\ntags: [wool]\n', 'slug: >-\n  felt\ntags: [wool]\n'],
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
  test('leads straight to the last of several names, which may be the first again, and nowhere else', async () => {
    write('insights/felt.md', article('Felt'));
    for (const [from, to] of [
      ['felt', 'wool'],
      ['wool', 'cloth'],
      ['cloth', 'felt'],
    ] as const) {
      list(`/insights/${from}`);
      await done(rename(`insights/${from}.md`, to));
      if (to !== 'cloth') continue;
      await published();
      expect(leads()).toEqual({ '/insights/felt': '/insights/cloth', '/insights/wool': '/insights/cloth' });
      expect(await check()).toBe('No findings.\n');
    }
    await published();
    expect(leads()).toEqual({ '/insights/wool': '/insights/felt', '/insights/cloth': '/insights/felt' });
    expect(read('insights/felt.md')).toContain('\naliases: [/insights/wool, /insights/cloth]\n');
  });

  test('is the own one again after a rename back, and no other is left if nothing was published meanwhile', async () => {
    write('insights/felt.md', article('Felt'));
    list('/insights/felt');
    const before = await bytesOf(at('content'));
    await done(rename('insights/felt.md', 'wool'));
    await done(rename('insights/wool.md', 'felt'));
    expect(await bytesOf(at('content'))).toEqual(before);
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

  test('leaves the other lines of the ledger and the ends of its lines', async () => {
    write('insights/felt.md', article('Felt'));
    await published();
    const urlRegistry = `${read('addresses.yaml')}/insights/wool: gone\n# Last`.replaceAll('\n', '\r\n');
    write('addresses.yaml', urlRegistry);
    await done(rename('insights/felt.md', 'wool'));
    expect(read('addresses.yaml')).toBe(urlRegistry.replace(': gone', ': live'));
    expect(await check()).toContain('No findings.');
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
});
