import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isLong } from '../../sampling.ts';
import { buildInto, layContent } from './hosted-site.ts';
import { hasObservatory, observe } from './observatory.ts';
import { freePorts, hasProgram, SERVERS } from './servers.ts';

/** The most that a site without cookies can have whose host is not in the list that browsers come with: 5 more for each of both. */
const MAX_SCORE = 135;

if (isLong && !hasObservatory) console.warn('NOT TRIED: HTTP Observatory, since it is not installed');

test.for(['nginx', 'apache', 'caddy'] as const)(
  'HTTP Observatory finds nothing to better in %s',
  async (name, { skip }) => {
    skip(!isLong || !hasObservatory || !hasProgram(SERVERS[name].program));
    const folder = mkdtempSync(path.join(tmpdir(), 'observed-'));
    chmodSync(folder, 0o755);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [content, site, work] = ['content', 'site', 'work'].map((part) => path.join(folder, part)) as [
      string,
      string,
      string,
    ];
    mkdirSync(work);
    const ports = await freePorts();
    layContent(content, `host: ${name}`, `https://localhost:${ports[1]}`);
    await buildInto(content, site);
    const server = await SERVERS[name].start({ work, root: site, site, ports, leadsToTls: true });
    onTestFinished(server.stop);
    const outcomes = await observe(ports);
    const worse = outcomes.filter(({ points }) => points < 0);
    expect(worse).toEqual([]);
    expect(
      outcomes.reduce((sum, { points }) => sum + points, 100),
      JSON.stringify(outcomes),
    ).toBe(MAX_SCORE);
  },
);
