import type * as z from 'zod';
import type { Report } from '../report.ts';
import { withFaults } from './faults.ts';
import { soundFields } from './sound-fields.ts';
import { validate } from './validate.ts';
import type { YamlSource } from './yaml.ts';

/**
 * Checks a YAML value. Where there are faults, its fields are those beside them, and `yaml` tells which; undefined where nothing can
 * be said of these.
 */
export function validateFields<T>(
  schema: z.ZodType<T>,
  yaml: YamlSource,
  report: Report,
): { readonly fields: T; readonly yaml: YamlSource } | undefined {
  const fields = validate(schema, yaml, report);
  if (fields !== undefined) return { fields, yaml };
  const sound = soundFields(schema, yaml);
  return sound && { fields: sound.fields, yaml: withFaults(yaml, sound.faults) };
}
