import { articleFields } from './article-fields.ts';
import { factsInFields, inFilesOfWindows } from './facts.ts';
import { pageFields } from './page-fields.ts';
import { sectionFields } from './section-fields.ts';
import { serviceFields, testimonialFields } from './service-fields.ts';
import { siteFields } from './site-fields.ts';
import type { Mistake } from './mistake.ts';

/** Values that a field does not take, and fields that a file does not have. */
export const fields: readonly Mistake[] = [
  ...articleFields,
  ...pageFields,
  ...sectionFields,
  ...serviceFields,
  ...testimonialFields,
  ...siteFields,
  ...factsInFields,
  ...inFilesOfWindows,
];
