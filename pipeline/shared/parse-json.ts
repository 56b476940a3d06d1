import type * as z from 'zod';

/** Parses JSON; undefined if the text is not valid JSON or does not match the schema. */
export function parseJson<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
