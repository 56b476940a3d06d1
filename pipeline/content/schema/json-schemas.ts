import * as z from 'zod';

/** The schemas of a site's files, by the kind of file. */
export type Schemas = ReadonlyMap<string, z.ZodType>;

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema as editors read it, in draft 7, which all of them know. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      // The bounds of whole numbers in JavaScript say nothing to a writer.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
}

/** The parts of a schema that have names of their own, such as `link`, wherever they are used. */
export function definitionsOf(root: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const { definitions } = root;
  const named = isSchema(definitions) ? Object.entries(definitions) : [];
  return new Map(named.flatMap(([name, part]) => (isSchema(part) ? [[name, part]] : [])));
}

/** The name that a part refers to, if it does. */
export function referenceOf({ $ref, allOf }: JsonSchema): string | undefined {
  const [only] = allOf ?? [];
  return ($ref ?? only?.$ref)?.split('/').at(-1);
}

/** Whether a part says more than `true` or `false`. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
