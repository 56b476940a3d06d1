import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderPage } from 'vike/server';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutput } from '../../pipeline/write/output.ts';
import { renderPages } from '../../pipeline/write/render-pages.ts';

vi.mock('vike/server', () => ({ renderPage: vi.fn() }));

const scratch = mkdtempSync(path.join(tmpdir(), 'rendered-'));
mkdirSync(path.join(scratch, 'server'));
writeFileSync(path.join(scratch, 'server', 'entry.mjs'), '');
afterAll(() => rmSync(scratch, { recursive: true }));

describe('pages', () => {
  beforeEach(() =>
    answer(({ urlOriginal }) => ({ statusCode: urlOriginal === '/404' ? 404 : 200, body: urlOriginal })),
  );

  test('are written one file each, and the one that is not found beside them', async () => {
    const output = createOutput(path.join(scratch, 'out'));
    const done: number[] = [];
    const count = await renderPages(['/', '/faq', '/insights/é'], scratch, output, (page) => done.push(page));
    expect([count, done]).toEqual([4, [1, 2, 3, 4]]);
    expect([...output.files.keys()]).toEqual(['index.html', 'faq.html', 'insights/é.html', '404.html']);
    expect(output.sizes.get('insights/é.html')).toBe('/insights/%C3%A9'.length);
  });

  test.each([500, 404, 302])('that answer %i stop the rendering', async (statusCode) => {
    answer(() => ({ statusCode, body: '' }));
    await expect(render('/faq')).rejects.toThrow(`Vike answers ${statusCode} at /faq, expected 200`);
  });

  test('that are found where none is stop the rendering', async () => {
    answer(() => ({ statusCode: 200, body: '' }));
    await expect(render('/faq')).rejects.toThrow('Vike answers 200 at /404, expected 404');
  });

  test('whose rendering fails say why', async () => {
    answer(() => ({ statusCode: 500, body: '' }), new Error('a part is missing'));
    await expect(render('/faq')).rejects.toThrow('a part is missing');
  });
});

function render(address: string): Promise<number> {
  return renderPages([address], scratch, createOutput(path.join(scratch, 'none')), () => undefined);
}

type Ask = Parameters<typeof renderPage>[0];

/** What Vike gives back, as far as pages are made of it. */
function answer(respond: (asked: Ask) => { statusCode: number; body: string }, errorWhileRendering?: Error): void {
  const answered: unknown = (asked: Ask) => Promise.resolve({ httpResponse: respond(asked), errorWhileRendering });
  vi.mocked(renderPage).mockImplementation(answered as typeof renderPage);
}
