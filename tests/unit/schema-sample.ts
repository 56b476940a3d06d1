import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The properties of a text field in a schema. */
export interface TextField {
  readonly pattern: string | undefined;
  readonly format: string | undefined;
}

/**
 * Creates a value with every field of a schema, one entry in each list, and one for each alternative of a list's
 * entries. `textOf` returns the text of a field; by default it is the field's example.
 */
export function sampleOf(schema: z.ZodType, textOf: (field: TextField) => string | undefined): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' });
  return valueOf(root);

  function valueOf(field: JsonSchema): unknown {
    const own = resolve(field);
    if (own.const !== undefined) return own.const;
    if (own.enum) return own.enum[0];
    switch ([own.type].flat()[0]) {
      case 'object':
        return Object.fromEntries(entriesOf(own));
      case 'array':
        return isSchema(own.items) ? alternativesOf(own.items).map(valueOf) : [];
      case 'integer':
        return own.examples?.[0] ?? own.minimum ?? 1;
      case 'boolean':
        return false;
      case 'string':
        return textOf({ pattern: own.pattern, format: own.format }) ?? own.examples?.[0] ?? 'text';
      default:
        return valueOf(alternativesOf(own)[0] ?? { type: 'string' });
    }
  }

  function entriesOf({
    properties = {},
    additionalProperties: others,
    propertyNames,
  }: JsonSchema): [string, unknown][] {
    if (isSchema(others))
      return [[String(isSchema(propertyNames) ? propertyNames.examples?.[0] : 'name'), valueOf(others)]];
    return Object.entries(properties).flatMap(([name, field]) => (isSchema(field) ? [[name, valueOf(field)]] : []));
  }

  function alternativesOf(field: JsonSchema): JsonSchema[] {
    const own = resolve(field);
    return own.oneOf ?? own.anyOf ?? [own];
  }

  function resolve(field: JsonSchema): JsonSchema {
    const name = (field.$ref ?? (field.allOf?.[0]?.$ref as string | undefined))?.split('/').at(-1);
    const found = name === undefined ? field : (root['definitions'] as Record<string, JsonSchema> | undefined)?.[name];
    return isSchema(found) ? found : field;
  }
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
