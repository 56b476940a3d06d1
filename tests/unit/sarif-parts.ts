type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string', minLength: 1 };
const number = { type: 'integer', minimum: 1 };
/** RFC 3986: what may stand in a reference unescaped, and `%` with two digits. */
const reference = { type: 'string', pattern: String.raw`^(?:[\w\-.~!$&'()*+,;=:@/?#]|%[\dA-F]{2})+$` };
const message = parts({ text }, ['text']);
const location = parts({ uri: reference, uriBaseId: text }, []);
const region = parts({ startLine: number, startColumn: number, endLine: number, endColumn: number }, ['startLine']);
const level = { enum: ['none', 'note', 'warning', 'error'] };

const replacement = parts({ deletedRegion: region, insertedContent: parts({ text: { type: 'string' } }, []) }, [
  'deletedRegion',
]);
const change = parts({ artifactLocation: location, replacements: list(replacement, 1) }, [
  'artifactLocation',
  'replacements',
]);
const absolute = { type: 'string', pattern: '^(?:https?|file)://' };
const rule = parts(
  { id: text, shortDescription: message, help: message, helpUri: absolute, defaultConfiguration: parts({ level }, []) },
  ['id'],
);
const result = parts(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: -1 },
    level,
    message,
    properties: { type: 'object' },
    locations: list(
      parts({ physicalLocation: parts({ artifactLocation: location, region }, ['artifactLocation']) }, []),
    ),
    fixes: list(parts({ description: message, artifactChanges: list(change, 1) }, ['artifactChanges'])),
  },
  ['message'],
);
const run = parts(
  {
    tool: parts({ driver: parts({ name: text, rules: { ...list(rule), uniqueItems: true } }, ['name']) }, ['driver']),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: list(result),
  },
  ['tool'],
);

/**
 * The parts of SARIF 2.1.0 that a check writes, as a JSON Schema: which properties its objects may have, must have, and with what
 * values (https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html, 3.13 and following). Other parts are refused.
 */
export const SARIF_PARTS: Schema = parts({ $schema: reference, version: { const: '2.1.0' }, runs: list(run) }, [
  'version',
  'runs',
]);

function parts(properties: Schema, required: readonly string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

function list(items: Schema, minItems = 0): Schema {
  return { type: 'array', items, minItems };
}
