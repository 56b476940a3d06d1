import { rules, type RuleName } from '../rules.ts';
import { AREAS } from '../areas.ts';

/** Names of all rules below the titles of what they are about. */
export const rulesByArea: readonly (readonly [title: string, names: readonly RuleName[]])[] = Object.entries(AREAS).map(
  ([area, title]) => [title, (Object.keys(rules) as RuleName[]).filter((name) => rules[name].area === area)],
);
