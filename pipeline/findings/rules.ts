import * as catalogue from './catalogue.ts';
import type { AnyParameters, Rule } from './rule.ts';

/** Every rule of the pipeline. A published name never changes its meaning. */
export const rules = catalogue;

/** The permanent name of a rule. */
export type RuleName = keyof typeof rules;

type ParametersIn<Own> = Own extends Rule<infer Parameters> ? Parameters : never;

/** The parameters of a rule's findings. */
export type ParametersOf<Name extends RuleName> = ParametersIn<(typeof rules)[Name]>;

const byName: Readonly<Record<RuleName, Rule<AnyParameters>>> = rules;

/** Returns a rule by its name; its texts take the parameters of one of its findings. */
export function ruleOf(name: RuleName): Rule<AnyParameters> {
  return byName[name];
}

/** The page that explains each rule in a section of its name, relative to the project root. */
export const MESSAGES_PAGE = 'docs/messages.md';

/** Returns the address of a rule's explanation. */
export function addressOfRule(name: RuleName): string {
  return `${MESSAGES_PAGE}#${name}`;
}
