import * as catalogue from './catalogue.ts';
import type { AnyParameters, Rule } from './rule.ts';

/** Everything the pipeline can find. A name, once published, never changes its meaning. */
export const rules = catalogue;

/** The permanent name of a rule. */
export type RuleName = keyof typeof rules;

type ParametersIn<Own> = Own extends Rule<infer Parameters> ? Parameters : never;

/** What the findings of a rule differ in. */
export type ParametersOf<Name extends RuleName> = ParametersIn<(typeof rules)[Name]>;

const byName: Readonly<Record<RuleName, Rule<AnyParameters>>> = rules;

/** A rule by its name, whose words take the parameters of one of its findings. */
export function ruleOf(name: RuleName): Rule<AnyParameters> {
  return byName[name];
}

/** The page that explains each rule, in a section of its name; its path from the root of the project. */
export const MESSAGES_PAGE = 'docs/messages.md';

/** Where a rule is explained. */
export function addressOfRule(name: RuleName): string {
  return `${MESSAGES_PAGE}#${name}`;
}
