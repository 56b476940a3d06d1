import { rules, type RuleName } from '../rules.ts';
import type { AnyParameters, Rule } from '../rule.ts';
import type { Finders } from './found.ts';

/** The rules that look for something in texts by themselves, in the order of their names. */
export const FINDERS = Object.entries(rules).flatMap(
  ([name, { find }]: [string, Rule<AnyParameters>]): (readonly [RuleName, Finders<AnyParameters>])[] =>
    find ? [[name as RuleName, find]] : [],
);
