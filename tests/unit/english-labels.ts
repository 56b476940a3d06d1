import { toLabels } from '../../pipeline/parse/labels.ts';
import { labelsSchema } from '../../pipeline/schema/labels.ts';

/** The labels of a site that replaces none. */
export const ENGLISH = toLabels(labelsSchema.parse({}), 'en');
