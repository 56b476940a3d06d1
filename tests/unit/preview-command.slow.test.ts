import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOwnHost } from '../../pipeline/server/host-names.ts';
import { whyNotListening } from '../../pipeline/server/listen.ts';
import { ask } from './ask.ts';
import { run, runHere } from './run-command.ts';
import { serveFolder } from './served-folder.ts';
import { startProgram } from './start-program.ts';
import { temporaryFolder } from './temporary-folder.ts';

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIPv6 = addresses.some(({ address }) => address === '::1');

const { out: served } = await serveFolder();
/** Without the preview of the served folder itself. */
const out = temporaryFolder();

beforeAll(() => cpSync(served, out, { recursive: true }));

describe('a preview', () => {
  test.each([[[]], [['--host', 'localhost']]])('with %j is reached from this machine only', async (options) => {
    const { origin } = await start(options);
    const { port } = new URL(origin);
    const answers = ['127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])].map(
      async (host) => (await ask(`http://${host}:${port}`, '/')).status,
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    if (outside !== undefined) await expect(ask(`http://${outside}:${port}`, '/')).rejects.toThrow('ECONNREFUSED');
  });

  test.each([[['--host']], [['--host', '0.0.0.0']], [['--host=0.0.0.0', '--verbose']]])(
    'with %j is open, and says where',
    async (options) => {
      const { origin, said } = await start(options);
      const { port } = new URL(origin);
      const elsewhere = `http://${outside ?? '127.0.0.1'}:${port}`;
      expect((await ask(elsewhere, '/')).status).toBe(200);
      expect((await ask(elsewhere, '/', { headers: { host: 'evil.example' } })).status).toBe(403);
      if (outside !== undefined) expect(said()).toContain(elsewhere);
    },
  );

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with code 0 at %s, once or twice, whoever still reads',
    async (signal) => {
      const { origin, child, ended } = await start([]);
      const reader = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
      reader.write('GET /images/large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(reader, 'data');
      reader.pause();
      child.kill(signal);
      expect(await ended(signal)).toBe(0);
    },
  );
});

describe('the command', () => {
  let other: Server;
  let port = 0;

  beforeAll(async () => {
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    port = (other.address() as AddressInfo).port;
  });

  afterAll(() => void other.close());

  test.each(['preview', 'dev'])('%s ends with code 1 and says why if the port is in use', async (command) => {
    const { code, stderr } = await run([command, '--out', out, '--port', String(port)]);
    expect([code, stderr]).toEqual([1, `Port ${port} is in use; choose another with --port\n`]);
  });

  test.each(['preview', 'dev'])('%s ends with code 1 and says why if the host is another machine', async (command) => {
    const { code, stderr } = await run([command, '--out', out, '--port', '0', '--host', '203.0.113.9']);
    const why = 'Cannot find the address `203.0.113.9` on this machine; choose another with --host\n';
    expect([code, stderr]).toEqual([1, why]);
  });

  test.each(['a b', 'evil/..', ':8080', '-x'])('does not take %j for a host', async (host) => {
    const { code, stderr } = await runHere(['preview', '--out', out, '--port', '0', `--host=${host}`]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`Unexpected host \`${host}\``)]);
  });

  test('says in words that a port is kept for the system', () => {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(whyNotListening(refused, 80, undefined)).toBe(
      'Port 80 is kept for the system; choose one above 1023 with --port',
    );
  });
});

describe('a preview that is open', () => {
  test.each([
    ['192.168.1.5:4173', '0.0.0.0', true],
    ['[fe80::1]:4173', '::', true],
    ['localhost', '0.0.0.0', true],
    ['Studio.Local:4173', 'studio.local', true],
    ['studio.local', '0.0.0.0', false],
    ['evil.example', 'studio.local', false],
    ['1.2.3.4.evil.example', '0.0.0.0', false],
    ['999.1.1.1', '0.0.0.0', false],
  ])('to the Host %s when opened to %s answers: %s', (host, opened, answers) => {
    expect(isOwnHost(host, opened)).toBe(answers);
  });
});

/** Starts the command as a person would, and waits until it says where the site is. */
async function start(options: readonly string[]) {
  const started = startProgram(['pipeline/bin/run.mjs', 'preview', '--out', out, '--port', '0', ...options]);
  const [, origin = ''] = /is on (http:\S+)/.exec(await started.heard(/is on http:\S+\s/)) ?? [];
  return { origin, ...started };
}
