/** The headers that a host sends with an address, by name. */
export type Served = Readonly<Record<string, string>>;

/** A rule of a file of headers: a pattern of addresses, headers to set, and headers to take back. */
interface Rule {
  readonly fits: RegExp;
  readonly set: Served;
  readonly unset: readonly string[];
}

/** How the hosts read their files, as each documents it. */
export const READERS = { netlify: asNetlify, cloudflare: asCloudflare, vercel: asVercel } as const;

/**
 * Netlify: `*` stands for anything, `:name` for a segment, a slash at the end may be missing, and capitals do not count.
 * Whether it joins the values of two rules or takes the last is not documented; this throws.
 * https://docs.netlify.com/manage/routing/headers/
 */
function asNetlify(file: string, address: string): Served {
  const served: Record<string, string> = {};
  for (const { pattern, lines } of blocksOf(file)) {
    const source = pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part).replaceAll(String.raw`\*`, '.*')))
      .join('/');
    if (!new RegExp(`^${source.replace(/\/$/, '')}/?$`, 'i').test(address)) continue;
    for (const [name, value] of lines.map(parted)) {
      if (value === undefined || name.startsWith('!')) throw new Error(`Netlify does not know the line \`${name}\``);
      put(served, name, value);
    }
  }
  return served;
}

/**
 * Cloudflare: one `*` in a pattern stands for anything, `:name` for what has no slash, and both may stand in values. Rules
 * apply in their order: `! Name` takes a header back, and a second value is joined to the first.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
function asCloudflare(file: string, address: string): Served {
  const served: Record<string, string> = {};
  for (const { fits, set, unset } of cloudflareRules(file)) {
    const found = fits.exec(address);
    if (!found) continue;
    for (const name of unset) delete served[name];
    for (const [name, value] of Object.entries(set)) {
      const filled = value.replaceAll(/:([a-z]+)/gi, (whole, key: string) => found.groups?.[key] ?? whole);
      served[name] = name in served ? `${served[name]}, ${filled}` : filled;
    }
  }
  return served;
}

function cloudflareRules(file: string): Rule[] {
  return blocksOf(file).map(({ pattern, lines }) => {
    if (pattern.split('*').length > 2) throw new Error(`Cloudflare does not take two \`*\`: ${pattern}`);
    const source = escaped(pattern)
      .replace(String.raw`\*`, '(?<splat>.*)')
      .replaceAll(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
    const unset = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2));
    const set = lines.filter((line) => !line.startsWith('! ')).map((line) => parted(line) as [string, string]);
    return { fits: new RegExp(`^${source}$`), set: Object.fromEntries(set), unset };
  });
}

/**
 * Vercel: patterns of path-to-regexp, which may be regular expressions in brackets, and whose names may stand in values.
 * Which of two rules wins is not documented; this throws. https://vercel.com/docs/project-configuration#headers
 */
function asVercel(file: string, address: string): Served {
  const served: Record<string, string> = {};
  for (const { source, headers } of (JSON.parse(file) as { headers: readonly VercelRule[] }).headers) {
    const found = new RegExp(`^${vercelPattern(source)}$`).exec(address);
    for (const { key, value } of found ? headers : [])
      put(
        served,
        key,
        value.replaceAll(/:([a-z]+)/gi, (whole, name: string) => found?.groups?.[name] ?? whole),
      );
  }
  return served;
}

interface VercelRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Names of groups become names of the regular expression; what stands outside of brackets is text. */
function vercelPattern(source: string): string {
  let depth = 0;
  return source.replaceAll(/:([a-z]+)\(|\\.|[()]|./gi, (sign, name: string | undefined) => {
    const isText = depth === 0 && name === undefined && !/[()]/.test(sign);
    if (sign.endsWith('(')) depth += 1;
    if (sign === ')') depth -= 1;
    if (name !== undefined) return `(?<${name}>`;
    return isText ? escaped(sign) : sign;
  });
}

function put(served: Record<string, string>, name: string, value: string): void {
  if (name in served) throw new Error(`Two rules name \`${name}\``);
  served[name] = value;
}

/** The blocks of a `_headers` file: a pattern, and indented lines. */
function blocksOf(file: string): { readonly pattern: string; readonly lines: readonly string[] }[] {
  return file
    .trim()
    .split(/\n(?=\/)/)
    .map((block) => block.split(/\n\s+/))
    .map(([pattern = '', ...lines]) => ({ pattern, lines }));
}

function parted(line: string): readonly [name: string, value: string | undefined] {
  const [, name = line, value] = /^([\w-]+): (.+)$/.exec(line) ?? [];
  return [name, value];
}

function escaped(text: string): string {
  return text.replaceAll(/[/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);
}
