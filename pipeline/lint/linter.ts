import { lintLine } from './markdown/lint-line.ts';
import { lintText } from './markdown/lint-text.ts';
import type { Linter } from '../compile/parse/linter-interface.ts';

/** All that looks wrong in a text or in a line of one. */
export const linter: Linter = { text: lintText, line: lintLine };
