import type { Rules } from '../rules/rule.ts';
import type { Example, NoExample } from './example.ts';

/** What a rule teaches somebody who knows Markdown and no code. */
export interface Lesson {
  /** Two to five plain sentences: what it is about, why it matters, what would happen on the site otherwise. Code in backticks. */
  readonly means: string;
  /** What the rule is told in the example, so that its sentence and its help are those that a writer reads. */
  readonly values: Readonly<Record<string, string>>;
  readonly example: Example | NoExample;
}

/**
 * A lesson for each rule of an area. A rule without one does not compile: write it in the file of this folder that has the
 * name of the area (`yaml.ts` for `pipeline/rules/yaml.ts`), then `npm run schemas`.
 */
export type LessonForEachRule<Area extends Rules> = { readonly [Name in keyof Area]: Lesson };
