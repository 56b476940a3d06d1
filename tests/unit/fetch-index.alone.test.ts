import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const INDEX = { articles: [], tags: [] };
const KEPT_MS = 5 * 60_000;

const answer = vi.fn<() => Response>();
const onRetry = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules(); // what is kept, is kept in the module
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('navigator', { onLine: true });
  answer.mockReset().mockImplementation(() => Response.json(INDEX));
  onRetry.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the index that has come', () => {
  test('is kept for five minutes', async () => {
    const fetchIndex = await load();
    await fetchIndex(onRetry);
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1);
    expect(await fetchIndex(onRetry)).toEqual(INDEX);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('is fetched again after five minutes', async () => {
    const fetchIndex = await load();
    await fetchIndex(onRetry);
    await vi.advanceTimersByTimeAsync(KEPT_MS + 1);
    await fetchIndex(onRetry);
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe('the index that does not come', () => {
  test('is asked for again after 1, 2 and 4 s, and then no more', async () => {
    const fetchIndex = await load();
    const began = Date.now();
    const asked: number[] = [];
    answer.mockImplementation(() => {
      asked.push(Date.now() - began);
      return new Response(null, { status: 503 });
    });
    const given = expect(fetchIndex(onRetry)).rejects.toThrow('The index of insights answered 503');
    await vi.advanceTimersByTimeAsync(60_000);
    await given;
    expect(asked).toEqual([0, 1000, 3000, 7000]);
    expect(onRetry).toHaveBeenCalledTimes(3);
  });

  test('is the index when it comes after all', async () => {
    answer.mockImplementationOnce(() => new Response(null, { status: 503 }));
    const fetchIndex = await load();
    const coming = fetchIndex(onRetry);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await coming).toEqual(INDEX);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('is asked for once while the line is known to be down', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    const fetchIndex = await load();
    await expect(fetchIndex(onRetry)).rejects.toThrow('offline');
    expect(answer).toHaveBeenCalledTimes(1);
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('is asked for again where a line is down that seems to be up', async () => {
    answer.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    const fetchIndex = await load();
    const coming = fetchIndex(onRetry);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await coming).toEqual(INDEX);
  });

  test('is asked for anew by the next gesture', async () => {
    answer.mockImplementation(() => new Response(null, { status: 503 }));
    const fetchIndex = await load();
    const given = expect(fetchIndex(onRetry)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    await given;
    answer.mockImplementation(() => Response.json(INDEX));
    expect(await fetchIndex(onRetry)).toEqual(INDEX);
  });
});

async function load(): Promise<(onRetry: () => void) => Promise<unknown>> {
  return (await import('../../renderer/islands/insights/fetch-index.ts')).fetchIndex;
}
