import type { SiteLinter } from '../compile/check/site-linter.ts';
import type { FileLinter } from '../compile/parse/file-linter.ts';
import { factValues } from './facts/fact-values.ts';
import { reportTypedFacts } from './facts/report-typed-facts.ts';
import { reportFences } from './fields/front-matter-fences.ts';
import { lintFields } from './fields/lint-fields.ts';
import { readAtHome } from './fields/misplaced.ts';
import { reportUnedited } from './fields/unedited.ts';
import { lintLine, lintText } from './markdown/lint-text.ts';
import { lintContent } from './site/lint-content.ts';
import { referenceLinter } from './references.ts';
import { reportBrokenLinks } from './site/report-broken-links.ts';
import { reportLostAnchors } from './site/report-lost-anchors.ts';
import { likelySuccessors } from './site/successors.ts';

/** Reports everything that looks wrong in content, and what was probably meant. */
export const linter: FileLinter & SiteLinter = {
  ...referenceLinter,
  text: lintText,
  line: lintLine,
  fences: reportFences,
  fields: lintFields,
  inItsFolder: readAtHome,
  factValues,
  typedFacts: reportTypedFacts,
  unedited: reportUnedited,
  links: reportBrokenLinks,
  lostAnchors: reportLostAnchors,
  successors: likelySuccessors,
  content: lintContent,
};
