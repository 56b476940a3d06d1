import { Lack } from './parts.ts';

/** Names of bundled scripts, and those among them that a script imports before it runs: in double quotes. */
const NAMES = /chunk-[\w-]+\.js/g;
const IMPORTED = /chunk-[\w-]+\.js(?=")/g;

const imported = new Set<string>();

/**
 * Fetches the scripts that `load` imports, and what those import, without running any: the bundler has written their names
 * into the function. Rejects with a `Lack` where one does not come. A development server's scripts have other names.
 */
export async function fetchParts(load: () => unknown): Promise<ReadonlySet<string>> {
  const seen = new Set(imported);
  await fetchAll(String(load).match(NAMES), seen);
  return seen;
}

/**
 * Imports a script that was fetched first. Some browsers remember for as long as a page is open that an import has failed, and ask
 * no second time; all of them forget that a fetch has.
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
      throw new Lack('offline');
    });
  const isScript = response.ok && /javascript/.test(`${response.headers.get('content-type')}`);
  if (!isScript) throw new Lack(response.status < 500 ? 'changed' : 'broken');
  await fetchAll(code.match(IMPORTED), seen);
}
