import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressToTry, checkOutsideLinks, type LinkState } from '../../pipeline/compile/check/outside-links.ts';
import { openLinkCache, type LinkCache, tryLinks } from '../../pipeline/cli/external/try-links.ts';
import { createReport } from '../../pipeline/lint/report.ts';
import { FELT } from './load-folder.ts';
import { freePort, startOddHost, type OddHost } from './odd-host.ts';
import { run, runHere } from './run-command.ts';
import { readFindings } from './read-findings.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const QUICK = { hosts: 6, pauseMs: 5, patienceMs: 400, tries: 3, retryMs: 10, mostWaitMs: 2_000 };
const HOUR = 3_600_000;

describe('an address of another site', { timeout: 60_000 }, () => {
  test.each<[string, (host: OddHost) => LinkState]>([
    ['/good', () => ({ kind: 'good' })],
    ['/no-head', () => ({ kind: 'good' })],
    ['/elsewhere', () => ({ kind: 'good' })],
    ['/moved', ({ origin }) => ({ kind: 'moved', to: `${origin}/good` })],
    ['/moved-again', ({ origin }) => ({ kind: 'moved', to: `${origin}/good` })],
    ['/moved/elsewhere', ({ origin }) => ({ kind: 'moved', to: `${origin}/elsewhere` })],
    ['/moved-in-utf-8', ({ origin }) => ({ kind: 'moved', to: `${origin}/caf%C3%A9` })],
    ['/moved-in-latin-1', ({ origin }) => ({ kind: 'moved', to: `${origin}/caf%C3%A9` })],
    ['/moved/404', () => ({ kind: 'dead', status: 404 })],
    ['/404', () => ({ kind: 'dead', status: 404 })],
    ['/410', () => ({ kind: 'dead', status: 410 })],
    ['/403', () => ({ kind: 'refused', status: 403 })],
    ['/999', () => ({ kind: 'refused', status: 999 })],
    ['/very-busy', () => ({ kind: 'refused', status: 429 })],
    ['/busy', () => ({ kind: 'good' })],
    ['/recovers', () => ({ kind: 'good' })],
    ['/500', () => ({ kind: 'unreachable', why: 'its host answers 500' })],
    ['/circle', () => ({ kind: 'unreachable', why: 'it leads from one address to another without end' })],
    ['/never', () => ({ kind: 'unreachable', why: 'no answer within 0.4 seconds' })],
    ['/breaks', () => ({ kind: 'unreachable', why: 'its host breaks the connection off' })],
  ])('that answers as %s', async (address, expected) => {
    const host = await startOddHost();
    expect(await stateOf(host.origin + address)).toEqual(expected(host));
  });

  test('with a certificate that nobody vouches for is not reached, and not asked again', async () => {
    const { secureOrigin, questions } = await startOddHost();
    const why = 'its host has signed its certificate itself';
    expect(await stateOf(`${secureOrigin}/good`)).toEqual({ kind: 'unreachable', why });
    expect(questions).toEqual([]);
  });

  test('where nobody listens is not reached', async () => {
    const state = await stateOf(`http://127.0.0.1:${await freePort()}/`);
    expect(state).toEqual({ kind: 'unreachable', why: 'its host refuses the connection' });
  });

  test('that leads to another says where it could not be reached', async () => {
    const { origin } = await startOddHost();
    const why = `it leads to ${origin}/breaks; there, its host breaks the connection off`;
    expect(await stateOf(`${origin}/moved/breaks`)).toEqual({ kind: 'unreachable', why });
  });
});

describe('a machine', { timeout: 60_000 }, () => {
  const nowhere = ['http://one.invalid/', 'http://other.invalid/', 'http://other.invalid/page'];

  test('that finds no host at all is taken for one without a network, and nothing is kept', async () => {
    const kept: string[] = [];
    const cache = { get: () => undefined, set: (address: string) => void kept.push(address), close: () => undefined };
    const { states, isOffline } = await tryLinks(nowhere, { cache, userAgent: 'test', pace: QUICK });
    expect([isOffline, states.size, kept]).toEqual([true, 0, []]);
  });

  test('that finds one of several hosts is not', async () => {
    const { origin } = await startOddHost();
    const cache = { get: () => undefined, set: () => undefined, close: () => undefined };
    const addresses = [...nowhere, `${origin}/good`];
    const { states, isOffline } = await tryLinks(addresses, { cache, userAgent: 'test', pace: QUICK });
    expect([isOffline, states.size]).toEqual([false, 4]);
  });
});

describe('a host', { timeout: 60_000 }, () => {
  test('is asked one thing at a time, with a pause, by a program that says who it is', async () => {
    const { origin, questions, together } = await startOddHost();
    const addresses = Array.from({ length: 5 }, (_, index) => `${origin}/good?${index}`);
    const { states, tried } = await tryLinks(addresses, {
      cache: memory(),
      userAgent: 'link-check (for https://site.example)',
      pace: { ...QUICK, pauseMs: 60 },
    });
    expect([tried, [...states.values()].every(({ kind }) => kind === 'good'), together()]).toEqual([5, true, 1]);
    const pauses = questions.slice(1).map(({ at }, index) => at - (questions[index]?.at ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(55);
    expect(new Set(questions.map(({ userAgent }) => userAgent))).toEqual(
      new Set(['link-check (for https://site.example)']),
    );
  });

  test('is asked for the head first, and waited for as long as it wishes', async () => {
    const { origin, questions } = await startOddHost();
    await stateOf(`${origin}/busy`);
    expect(questions.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    expect((questions[1]?.at ?? 0) - (questions[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('is left alone that wishes for too long a wait', async () => {
    const { origin, questions } = await startOddHost();
    await stateOf(`${origin}/very-busy`);
    expect(questions).toHaveLength(1);
  });

  test('is not asked what it was asked lately: good answers hold a day, others an hour', async () => {
    const { origin, questions } = await startOddHost();
    const cache = temporaryFolder();
    const ask = async (now: number) => {
      const kept = openLinkCache(cache, () => now);
      const { tried } = await tryLinks([`${origin}/good`, `${origin}/404`], {
        cache: kept,
        userAgent: 'x',
        pace: QUICK,
      });
      kept.close();
      return tried;
    };
    const counts = [await ask(0), await ask(0.9 * HOUR), await ask(1.1 * HOUR), await ask(24.1 * HOUR)];
    expect(counts).toEqual([2, 0, 1, 2]);
    expect(questions.filter(({ url }) => url === '/good')).toHaveLength(2);
  });

  test('is asked anew where the record is damaged', async () => {
    const cache = temporaryFolder();
    await writeFile(path.join(cache, 'external-links.note'), '{"https://x.example/": {"state": "good", "at": 1}}');
    expect(openLinkCache(cache, () => 2).get('https://x.example/')).toBeUndefined();
  });
});

describe('a link to another site', () => {
  test.each([
    ['https://x.example/a#b', 'https://x.example/a'],
    ['HTTPS://X.example', 'https://x.example/'],
    ['//x.example/a', 'https://x.example/a'],
    ['mailto:a@x.example', undefined],
    ['tel:+39123', undefined],
    ['https://[', undefined],
  ])('as %s is tried as %s', (href, address) => {
    expect(addressToTry(href)).toBe(address);
  });

  const place = { file: 'a.md', line: 1, column: 1 };
  const found = (href: string, state: LinkState) => {
    const report = createReport();
    checkOutsideLinks([{ href, place }], new Map([[addressToTry(href) ?? '', state]]), report);
    return readFindings(report.findings()).map(({ rule, severity, message }) => [rule, severity, message]);
  };

  test.each<[LinkState, unknown[][]]>([
    [{ kind: 'good' }, []],
    [{ kind: 'dead', status: 410 }, [['dead-link', 'warning', expect.stringContaining('answers 410')]]],
    [{ kind: 'refused', status: 403 }, [['refused-link', 'note', expect.stringContaining('answers 403')]]],
    [{ kind: 'unreachable', why: 'so' }, [['unreachable-link', 'warning', expect.stringMatching(/: so$/)]]],
    [
      { kind: 'moved', to: 'https://y.example/b' },
      [['moved-link', 'note', expect.stringContaining('`https://y.example/b#c`')]],
    ],
  ])('that is %j is told so', (state, expected) => {
    expect(found('https://x.example/a#c', state)).toEqual(expected);
  });
});

describe('check --external', { timeout: 120_000 }, () => {
  test('tries what published texts link to', async () => {
    const { origin: local, questions } = await startOddHost();
    const content = copySmallSite();
    const folder = path.dirname(content);
    const origin = local.replace('127.0.0.1', NAME);
    const preload = path.join(folder, 'names.mjs');
    await writeFile(preload, NAMES);
    const cache = path.join(folder, 'cache');
    await mkdir(cache);
    const settings = await readFile(path.join(content, 'site.yaml'), 'utf8');
    await writeFile(
      path.join(content, 'site.yaml'),
      settings.replaceAll(/https:\/\/(?:calendar|social)\.example\.org/g, origin),
    );
    const file = path.join(content, 'insights', 'felt.md');
    const text = `${FELT}\n[a](${origin}/404) [b](${origin}/moved#c) [d](mailto:a@x.example)\n`;
    await writeFile(file, text);
    await writeFile(
      path.join(content, 'insights', 'later.md'),
      `${FELT.replace('tags: []', 'tags: []\ndraft: true')}\n[a](${origin}/of-a-draft)\n`,
    );
    const args = ['check', '--content', content, '--cache', cache];
    expect((await runHere(args)).stdout).toBe('No findings.\n');
    expect(questions).toEqual([]);
    const { code, stdout } = await run([...args, '--external'], { preload });
    expect(code).toBe(0);
    expect(stdout).toMatch(/felt\.md:10:1 warning .*\/404` any more: its host answers 404 {2}dead-link\n/);
    expect(stdout).toContain('\n4 links to other sites: 4 tried now; 1 link to mail or phone not tried.\n');
    expect(stdout).toMatch(/felt\.md:10:\d+ note .*\/moved#c` has moved for good, to `.*\/good#c` {2}moved-link\n/);
    expect(questions.map(({ url }) => url)).not.toContain('/of-a-draft');
    expect(questions[0]?.userAgent).toMatch(/^link-check \(for https:\/\/.+\)$/);
  });
});

/** A name for this machine. The compiler would refuse links to its numeric address. */
const NAME = 'odd.example';
const NAMES = `import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (name, ...rest) => lookup(name === '${NAME}' ? '127.0.0.1' : name, ...rest);
`;

async function stateOf(address: string): Promise<LinkState | undefined> {
  const { states } = await tryLinks([address], { cache: memory(), userAgent: 'x', pace: QUICK });
  return states.get(address);
}

function memory(): LinkCache {
  return { get: () => undefined, set: () => undefined, close: () => undefined };
}
