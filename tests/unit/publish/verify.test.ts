import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { verifyAddress, verifyFolder } from '../../../pipeline/cli/verify.ts';
import { listen, startPreview } from '../../../pipeline/server/preview.ts';
import { temporaryFolder, textsIn, writeTexts } from '../temporary-folder.ts';
import { publishTexts } from './site-folder.ts';

const SITE = {
  'index.html': 'home',
  '404.html': 'lost',
  'faq.html': 'questions',
  'insights/ü 1.html': 'umlaut',
  'old.html': 'moved',
  'redirects.json': JSON.stringify({ moved: { '/old': '/insights/ü 1' }, gone: [] }),
  'images/a.png': 'png',
  _redirects: '/old /insights/ü%201 301',
  '.htaccess': 'ErrorDocument 404 /404.html',
};

let folder = '';
beforeEach(() => {
  folder = path.join(temporaryFolder(), 'dist');
  publishTexts(folder, SITE);
});

describe('a folder', () => {
  test('that is as it was built has no differences, and what others keep in it is named', () => {
    writeTexts(folder, { '.git/HEAD': 'ref', CNAME: 'example.org' });
    const { files, differences, notes } = verifyFolder(folder);
    expect([files, differences]).toEqual([9, []]);
    expect(notes).toEqual([expect.stringMatching(/not made by the build: (?:\.git\/, CNAME|CNAME, \.git\/)$/)]);
  });

  test('is told of by each file that is gone, or is another one', () => {
    rmSync(path.join(folder, 'images'), { recursive: true });
    writeTexts(folder, { 'faq.html': 'Questions' });
    expect(verifyFolder(folder).differences).toEqual([
      'faq.html has other bytes than the build has made',
      'images/a.png is missing',
    ]);
  });

  test('in which no build was, or that is not there, cannot be verified', () => {
    expect(() => verifyFolder(temporaryFolder())).toThrow(/it holds no build\.json of a build/);
    expect(() => verifyFolder('/nowhere/example.org')).toThrow(/it is not there\. An address begins with https/);
  });
});

describe('a site on the web', () => {
  test('that serves the build has no differences, old addresses and what is for hosts among it', async () => {
    const { origin } = await serve();
    for (const out of [folder, '/nowhere'])
      expect(await verifyAddress(origin, out)).toEqual({ files: 8, differences: [], notes: [] });
  });

  test('that stands under a path has no differences either, old addresses among it', async () => {
    const texts = { ...SITE, 'redirects.json': JSON.stringify({ moved: { '/a/b ü/old': '/a/b ü/faq' }, gone: [] }) };
    publishTexts(folder, texts);
    const served = new Map(Object.entries(textsIn(folder)));
    const { port, close } = await listen((request, response) => {
      const page = decodeURI(request.url ?? '').replace('/a/b ü/', '');
      if (page === 'old') return response.writeHead(301, { location: encodeURI('/a/b ü/faq') }).end();
      const text = served.get(page || 'index.html') ?? served.get(`${page}.html`);
      return response.writeHead(text === undefined ? 404 : 200).end(text ?? SITE['404.html']);
    }, 0);
    onTestFinished(close);
    for (const address of ['/a/b ü', '/a/b%20%C3%BC/'])
      expect((await verifyAddress(`http://localhost:${port}${address}`, folder)).differences).toEqual([]);
  });

  test('is told of by each address that answers otherwise', async () => {
    const { origin, served } = await serve();
    rmSync(path.join(served, 'images'), { recursive: true });
    writeTexts(served, { 'faq.html': 'Questions', '404.html': 'Lost' });
    const { differences } = await verifyAddress(origin, folder);
    expect(differences).toEqual([
      expect.stringMatching(/^\/[\da-f]{16}: has other bytes than 404\.html of the build$/),
      '/faq: has other bytes than faq.html of the build',
      '/images/a.png: answers 404, expected 200 with images/a.png',
    ]);
  });

  test('is told of by each address that breaks off, with the reason', async () => {
    const { port, close } = await listen((request, response) => {
      if (request.url === '/faq') request.socket.destroy();
      else response.end(textsIn(folder)['build.json']);
    }, 0);
    onTestFinished(close);
    publishTexts(folder, { 'faq.html': 'x' });
    const { differences } = await verifyAddress(`http://localhost:${port}`, folder);
    expect(differences).toEqual(['/faq: its host breaks the connection off']);
  });

  test('that serves another build is told of by its list first', async () => {
    const { origin, served } = await serve();
    publishTexts(served, { ...SITE, 'faq.html': 'Answers' });
    const { differences } = await verifyAddress(origin, folder);
    expect(differences).toEqual([
      '/build.json: has other bytes than build.json of the build',
      '/faq: has other bytes than faq.html of the build',
    ]);
  });

  test('is asked again where its host is in trouble for a moment', async () => {
    const asked = new Map<string, number>();
    const { port, close } = await listen((request, response) => {
      const count = (asked.get(request.url ?? '') ?? 0) + 1;
      asked.set(request.url ?? '', count);
      response.writeHead(count === 1 ? 503 : 200).end('x');
    }, 0);
    onTestFinished(close);
    publishTexts(folder, { 'faq.html': 'x' });
    const { differences } = await verifyAddress(`http://localhost:${port}`, folder);
    expect(differences).toEqual(['/build.json: has other bytes than build.json of the build']);
    expect(asked.get('/faq')).toBe(2);
  });

  test('that does not answer, or has no list, cannot be verified', async () => {
    const { port, close } = await listen(() => undefined, 0);
    await close();
    await expect(verifyAddress(`http://localhost:${port}`, '/nowhere')).rejects.toThrow(/refuses the connection/);
    const { origin, served } = await serve();
    rmSync(path.join(served, 'build.json'));
    await expect(verifyAddress(origin, '/nowhere')).rejects.toThrow(/no build\.json of a build, neither there nor in/);
  });
});

/** Serves a copy of the folder. */
async function serve() {
  const served = path.join(temporaryFolder(), 'dist');
  publishTexts(served, SITE);
  const { origin, close: stop } = await startPreview(served);
  onTestFinished(stop);
  return { origin, served };
}
