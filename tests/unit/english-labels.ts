import { toLabels } from '../../pipeline/site/parse/settings.ts';
import { labelsSchema } from '../../pipeline/content/schema/labels.ts';

/** The labels of a site that translates none. */
export const ENGLISH = toLabels(labelsSchema.parse({}), 'en');
