import { parseSync, Visitor, type ESTree } from 'vite';

/** A change that a test should detect: the text from `start` to `end` is replaced by `to`. */
export interface Mutant {
  readonly kind: MutantKind;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** The kinds of changes, each like a mistake that a developer might make. */
export type MutantKind = 'severity' | 'finding' | 'guard' | 'offset' | 'logic' | 'rule';

const SEVERITIES: ReadonlySet<unknown> = new Set(['error', 'warning', 'note']);

/** Returns all possible mutants of a source, in order. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (kind: MutantKind, { start, end }: ESTree.Span, to: string): void =>
    void mutants.push({ kind, start, end, to });
  new Visitor({
    IfStatement(node) {
      if (!node.alternate && isWayOut(node.consequent)) add('guard', node, ';');
    },
    ExpressionStatement(node) {
      if (isReport(node.expression)) add('finding', node, ';');
    },
    BinaryExpression({ operator, right }) {
      if (/^[+-]$/.test(operator) && right.type === 'Literal' && right.value === 1) add('offset', right, '2');
    },
    LogicalExpression({ operator, left, right }) {
      // In JSX, `&&` decides whether something is shown.
      if (operator === '&&' && !right.type.startsWith('JSX'))
        add('logic', { start: left.end, end: right.start }, ' || ');
    },
    Property({ key, value }) {
      const isSeverity = key.type === 'Identifier' && key.name === 'severity';
      if (isSeverity && value.type === 'Literal' && SEVERITIES.has(value.value))
        add('severity', value, value.value === 'error' ? "'warning'" : "'error'");
    },
    CallExpression({ callee }) {
      if (!file.includes('/findings/rules/') || callee.type !== 'Identifier' || !SEVERITIES.has(callee.name)) return;
      const severity = callee.name === 'error' ? 'warning' : 'error';
      add('rule', callee, `((...all) => ({ ...${callee.name}(...all), severity: '${severity}' }))`);
    },
  }).visit(parseSync(file, source).program);
  return mutants;
}

function isWayOut(node: ESTree.Statement): boolean {
  if (node.type !== 'BlockStatement') return node.type === 'ReturnStatement' || node.type === 'ContinueStatement';
  const [only, ...more] = node.body;
  return only !== undefined && more.length === 0 && isWayOut(only);
}

/** Tells whether a finding is made: `file.message(…)`, or `yield message(…)`. */
function isReport(node: ESTree.Expression): boolean {
  if (node.type === 'YieldExpression' && node.argument) return isReport(node.argument);
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'message';
}
