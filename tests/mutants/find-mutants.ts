import { parseSync } from 'vite';

/** A change that a test should detect: the text from `start` to `end` is replaced by `to`. */
export interface Mutant {
  readonly kind: MutantKind;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** The kinds of changes, each like a mistake that a developer might make. */
export type MutantKind = 'severity' | 'finding' | 'guard' | 'offset' | 'logic' | 'rule';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const SEVERITIES: ReadonlySet<unknown> = new Set(['error', 'warning', 'note']);

/** Returns all possible mutants of a source, in order. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  walk(parseSync(file, source).program as unknown as Node, (node) => {
    const add = (kind: MutantKind, at: Pick<Node, 'start' | 'end'>, to: string): void =>
      void mutants.push({ kind, start: at.start, end: at.end, to });
    if (node.type === 'IfStatement' && !node['alternate'] && isWayOut(node['consequent'] as Node))
      add('guard', node, ';');
    if (node.type === 'ExpressionStatement' && isReport(node['expression'] as Node)) add('finding', node, ';');
    if (node.type === 'BinaryExpression' && /^[+-]$/.test(String(node['operator']))) {
      const right = node['right'] as Node;
      if (right['value'] === 1) add('offset', right, '2');
    }
    if (node.type === 'LogicalExpression' && node['operator'] === '&&') {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      // In JSX, `&&` decides whether something is shown.
      if (!right.type.startsWith('JSX')) add('logic', { start: left.end, end: right.start }, ' || ');
    }
    if (node.type === 'Property' && (node['key'] as Node)['name'] === 'severity') {
      const severity = node['value'] as Node;
      if (SEVERITIES.has(severity['value']))
        add('severity', severity, severity['value'] === 'error' ? "'warning'" : "'error'");
    }
    if (node.type === 'CallExpression' && file.includes('/findings/rules/')) {
      const define = node['callee'] as Node;
      if (SEVERITIES.has(define['name'])) {
        const severity = define['name'] === 'error' ? 'warning' : 'error';
        add('rule', define, `((...all) => ({ ...${String(define['name'])}(...all), severity: '${severity}' }))`);
      }
    }
  });
  return mutants;
}

function isWayOut(node: Node): boolean {
  if (node.type !== 'BlockStatement') return node.type === 'ReturnStatement' || node.type === 'ContinueStatement';
  const [only, ...more] = node['body'] as Node[];
  return only !== undefined && more.length === 0 && isWayOut(only);
}

/** Tells whether a finding is made: `file.message(…)`, or `yield message(…)`. */
function isReport(node: Node): boolean {
  if (node.type === 'YieldExpression' && node['argument']) return isReport(node['argument'] as Node);
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : callee['name'];
  return name === 'message';
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node).flat())
    if (typeof value === 'object' && value !== null && 'type' in value) walk(value as Node, visit);
}
