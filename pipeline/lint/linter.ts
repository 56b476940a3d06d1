import { lintLine } from './text/lint-line.ts';
import { lintText } from './text/lint-text.ts';
import type { Linter } from '../parse/linter.ts';

/** All that looks wrong in a text or in a line of one. */
export const linter: Linter = { text: lintText, line: lintLine };
