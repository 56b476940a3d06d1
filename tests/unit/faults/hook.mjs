// A module hook of Node: gives one function of one module another body.
let fault = {};

export function initialize(data) {
  fault = data;
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!new URL(url).pathname.endsWith(fault.module)) return loaded;
  const source = loaded.source.toString();
  const named = new RegExp(`(async )?function ${fault.name}(?=\\()`);
  if (!named.test(source)) throw new Error(`${fault.module} has no function ${fault.name}`);
  const replaced = (_all, isAsync = '') =>
    `${isAsync}function ${fault.name}(){${fault.body}}${isAsync}function ${fault.name}Original`;
  return { ...loaded, source: source.replace(named, replaced) };
}
