import * as z from 'zod';
import { faultOfDay } from '../day-form.ts';

/**
 * A calendar day, `YYYY-MM-DD`, at any depth of a schema. What YAML takes for a number, such as `20250908`, is
 * judged as it was typed.
 */
export const day = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .refine((text) => faultOfDay(text) === undefined, {
      error: ({ input }) => faultOfDay(String(input)),
      params: { rule: 'bad-date' },
    })
    .meta({ title: 'a day', format: 'date', examples: ['2025-10-06'] }),
);
