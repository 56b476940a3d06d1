import { LoadError } from './load-part.ts';

/** Names of bundled scripts, and, in double quotes, of those that a script imports before it runs. */
const NAMES = /chunk-[\w-]+\.js/g;
const IMPORTED = /chunk-[\w-]+\.js(?=")/g;

const imported = new Set<string>();

/**
 * Fetches the scripts that `load` imports, and their imports, without running any. Their names are in the function's
 * text, where the bundler wrote them. Rejects with a `LoadError` if one cannot be fetched. Finds nothing in development,
 * where scripts have other names.
 */
export async function fetchParts(load: () => unknown): Promise<ReadonlySet<string>> {
  const seen = new Set(imported);
  await fetchAll(String(load).match(NAMES), seen);
  return seen;
}

/**
 * Imports a script after fetching it. Some browsers remember a failed import for as long as the page is open, and never
 * retry; a failed fetch is retried by all of them.
 */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  const names = await fetchParts(load);
  const part = await load();
  for (const name of names) imported.add(name);
  return part;
}

async function fetchAll(names: readonly string[] | null, seen: Set<string>): Promise<void> {
  await Promise.all((names ?? []).map((name) => fetchOne(name, seen)));
}

async function fetchOne(name: string, seen: Set<string>): Promise<void> {
  if (seen.has(name)) return;
  seen.add(name);
  const [response, code] = await fetch(`${import.meta.env.BASE_URL}assets/chunks/${name}`)
    .then(async (answer) => [answer, await answer.text()] as const)
    .catch(() => {
      throw new LoadError('offline');
    });
  const isScript = response.ok && /javascript/.test(`${response.headers.get('content-type')}`);
  if (!isScript) throw new LoadError(response.status < 500 ? 'changed' : 'broken');
  await fetchAll(code.match(IMPORTED), seen);
}
