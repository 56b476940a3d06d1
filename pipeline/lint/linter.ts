import type { SiteLinter } from '../site/check/site-linter.ts';
import type { FileLinter } from '../site/parse/file-linter.ts';
import { factValues, reportTypedFacts } from './facts/report-typed-facts.ts';
import { reportFences } from './fields/front-matter-fences.ts';
import { lintFields, homeOf, reportUnedited } from './fields/lint-fields.ts';
import { lintLine, lintText } from './markdown/lint-text.ts';
import { lintContent } from './site/lint-content.ts';
import { referenceLinter } from './references.ts';
import { reportBrokenLinks } from './site/report-broken-links.ts';
import { likelySuccessors, reportLostAnchors } from './site/successors.ts';

/** Reports everything that looks wrong in content, and what was probably meant. */
export const linter: FileLinter & SiteLinter = {
  ...referenceLinter,
  text: lintText,
  line: lintLine,
  fences: reportFences,
  fields: lintFields,
  homeOf,
  factValues,
  typedFacts: reportTypedFacts,
  unedited: reportUnedited,
  links: reportBrokenLinks,
  lostAnchors: reportLostAnchors,
  successors: likelySuccessors,
  content: lintContent,
};
