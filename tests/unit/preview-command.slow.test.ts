import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { run } from './run-command.ts';
import { startProgram } from './start-program.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const out = temporaryFolder();
writeTexts(out, { 'index.html': 'home', 'large.txt': 'large '.repeat(100_000) });

describe('a preview', () => {
  test.each([[[]], [['--host', 'localhost']]])('with %j is reached from this machine only', async (options) => {
    const { origin } = await start(options);
    const { port } = new URL(origin);
    expect((await ask(origin, '/')).status).toBe(200);
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
      const reader = connect(Number(new URL(origin).port), 'localhost').on('error', () => undefined);
      reader.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
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
    other = createServer().listen(0, 'localhost');
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
});

/** Starts the command as a person would, and waits until it says where the site is. */
async function start(options: readonly string[]) {
  const started = startProgram(['pipeline/bin/run.mjs', 'preview', '--out', out, '--port', '0', ...options]);
  const [, origin = ''] = /is on (http:\S+)/.exec(await started.heard(/is on http:\S+\s/)) ?? [];
  return { origin, ...started };
}
