import * as z from 'zod';

/** The schemas of a site's files, by the kind of file. */
export type Schemas = ReadonlyMap<string, z.ZodType>;

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Converts a schema to JSON Schema draft 7, which all editors support. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      // JavaScript's limits of integers mean nothing to a writer.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
}

/** Returns the named parts of a schema, such as `link`. */
export function definitionsOf(root: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const { definitions } = root;
  const named = isSchema(definitions) ? Object.entries(definitions) : [];
  return new Map(named.flatMap(([name, part]) => (isSchema(part) ? [[name, part]] : [])));
}

/** Returns the name of the part that a schema refers to; undefined if it refers to none. */
export function referenceOf({ $ref, allOf }: JsonSchema): string | undefined {
  const [only] = allOf ?? [];
  return ($ref ?? only?.$ref)?.split('/').at(-1);
}

/** Whether a part is an object and not `true` or `false`. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
