import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressToTry, checkOutsideLinks, type LinkState } from '../../pipeline/site/check/check-links.ts';
import { tryLinks } from '../../pipeline/cli/check.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { FELT } from './load-folder.ts';
import { startOddHost, type OddHost } from './odd-host.ts';
import { run, runHere } from './run-command.ts';
import { readFindings } from './read-findings.ts';
import { copySmallSite } from './temporary-folder.ts';

const QUICK = { hosts: 6, pauseMs: 5, patienceMs: 400, retries: 2, retryMs: 10 };
const TRIAL = { userAgent: 'test', pace: QUICK };

describe('an address of another site', { timeout: 60_000 }, () => {
  test.each<[string, (host: OddHost) => LinkState]>([
    ['/good', () => ({ kind: 'good' })],
    ['/no-head', () => ({ kind: 'good' })],
    ['/elsewhere', () => ({ kind: 'good' })],
    ['/moved', ({ origin }) => ({ kind: 'moved', to: `${origin}/good` })],
    ['/moved/elsewhere', ({ origin }) => ({ kind: 'moved', to: `${origin}/elsewhere` })],
    ['/moved-in-utf-8', ({ origin }) => ({ kind: 'moved', to: `${origin}/caf%C3%A9` })],
    ['/404', () => ({ kind: 'dead', status: 404 })],
    ['/403', () => ({ kind: 'refused', status: 403 })],
    ['/429', () => ({ kind: 'refused', status: 429 })],
    ['/recovers', () => ({ kind: 'good' })],
    ['/500', () => ({ kind: 'unreachable', why: 'its host answers 500' })],
    ['/circle', () => ({ kind: 'unreachable', why: 'it leads from one address to another without end' })],
    ['/never', () => ({ kind: 'unreachable', why: 'no answer within 0.4 seconds' })],
    ['/breaks', () => ({ kind: 'unreachable', why: 'its host breaks the connection off' })],
  ])('that answers as %s', async (address, expected) => {
    const host = await startOddHost();
    expect(await stateOf(host.origin + address)).toEqual(expected(host));
  });

  test('that leads to another says where it could not be reached', async () => {
    const { origin } = await startOddHost();
    const why = `it leads to ${origin}/breaks; there, its host breaks the connection off`;
    expect(await stateOf(`${origin}/moved/breaks`)).toEqual({ kind: 'unreachable', why });
  });
});

describe('a host', { timeout: 60_000 }, () => {
  test.each([
    [[], true],
    [['/good'], false],
  ])('that is not found, beside %j, means a machine without a network: %s', async (more, isWithout) => {
    const { origin } = await startOddHost();
    const addresses = ['http://one.invalid/', 'http://other.invalid/', ...more.map((address) => origin + address)];
    const { states, isOffline } = await tryLinks(new Set(addresses), TRIAL);
    expect([isOffline, states.size]).toEqual([isWithout, isWithout ? 0 : 3]);
  });

  test('is asked for the head, one thing at a time, with a pause, by a program that says who it is', async () => {
    const { origin, questions, together } = await startOddHost();
    const addresses = Array.from({ length: 5 }, (_, index) => `${origin}/good?${index}`);
    await tryLinks(new Set(addresses), { ...TRIAL, pace: { ...QUICK, pauseMs: 60 } });
    expect(together()).toBe(1);
    const pauses = questions.slice(1).map(({ at }, index) => at - (questions[index]?.at ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(55);
    expect(new Set(questions.map(({ asked }) => asked))).toEqual(new Set(['HEAD test']));
  });

  test('is left alone for now that is asked too much', async () => {
    const { origin, questions } = await startOddHost();
    await stateOf(`${origin}/429`);
    expect(questions).toHaveLength(1);
  });
});

describe('a link to another site', () => {
  const place = { file: 'a.md', line: 1, column: 1 };
  const found = (href: string, state: LinkState) => {
    const messages = checkOutsideLinks([{ href, place }], new Map([[addressToTry(href) ?? '', state]]));
    return readFindings(findingsOf(messages)).map(({ rule, severity, message }) => [rule, severity, message]);
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
    const settings = await readFile(path.join(content, 'site.yaml'), 'utf8');
    await writeFile(
      path.join(content, 'site.yaml'),
      settings.replaceAll(/https:\/\/(?:calendar|social)\.example\.org/g, origin),
    );
    const file = path.join(content, 'insights', 'felt.md');
    const text = `${FELT}\n[a](${origin}/404) [b](${origin}/moved#c) [d](mailto:a@x.example)\n`;
    await writeFile(file, text);
    const args = ['check', '--content', content, '--cache', cache];
    expect((await runHere(args)).stdout).toBe('No findings.\n');
    expect(questions).toEqual([]);
    const { code, stdout } = await run([...args, '--external'], { preload });
    expect(code).toBe(0);
    expect(stdout).toMatch(/felt\.md:10:1 warning .*\/404` any more: its host answers 404 {2}dead-link\n/);
    expect(stdout).toContain('\n4 links to other sites tried; 1 link to mail or phone not tried.\n');
    expect(stdout).toMatch(/felt\.md:10:\d+ note .*\/moved#c` has moved for good, to `.*\/good#c` {2}moved-link\n/);
    expect(questions[0]?.asked).toMatch(/^HEAD link-check \(for https:\/\/.+\)$/);
  });
});

/** A name for this machine. The compiler would refuse links to its numeric address. */
const NAME = 'odd.example';
const NAMES = `import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (name, ...rest) => lookup(name === '${NAME}' ? '127.0.0.1' : name, ...rest);
`;

async function stateOf(address: string): Promise<LinkState | undefined> {
  const { states } = await tryLinks(new Set([address]), TRIAL);
  return states.get(address);
}
