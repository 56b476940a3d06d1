import { lintLine } from '../markdown/slips/lint-line.ts';
import { lintText } from '../markdown/slips/lint-text.ts';
import type { Linter } from '../parse/linter.ts';

/** All that looks wrong in a text or in a line of one. */
export const linter: Linter = { text: lintText, line: lintLine };
