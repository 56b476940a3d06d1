import type * as z from 'zod';

/** What a text of JSON holds; undefined where it is none, or not what a schema asks for. */
export function parseJson<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
