// A module hook of Node: gives one function of one module another body, in the compiled program, which names each module above its text.
let fault = {};

export function initialize(data) {
  fault = data;
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const parts = loaded.source?.toString().split(/^(?=\/\/ (?:pipeline|node_modules)\/)/m) ?? [];
  const named = new RegExp(`(async )?function(\\*?) ${fault.name}(?=\\()`);
  // Imports of a module may stand apart from its functions.
  const own = parts.filter((part) => part.startsWith(`// ${fault.module}\n`));
  if (own.length === 0) return loaded;
  const at = parts.indexOf(own.find((part) => named.test(part)));
  if (at < 0) throw new Error(`${fault.module} has no function ${fault.name}`);
  parts[at] = parts[at].replace(
    named,
    (_all, isAsync = '', star = '') =>
      `${isAsync}function${star} ${fault.name}(){${fault.body}}${isAsync}function${star} ${fault.name}Original`,
  );
  return { ...loaded, source: parts.join('') };
}
