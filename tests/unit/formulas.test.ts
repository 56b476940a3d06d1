import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../pipeline/markdown/texts/plain-text.ts';
import { toMarkdownText } from '../../pipeline/markdown/texts/markdown-text.ts';
import { wordsOfNode } from '../../pipeline/markdown/tree-text.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const FORM = { siteUrl: 'https://example.com', here: '/', labels: ENGLISH };

function textOf(source: string): string {
  return toPlainText(compileText(source, { topLevel: 2 }).tree, FORM);
}

/** Returns the words of Markdown as any program reads it. */
function wordsOf(markdown: string): string {
  return wordsOfNode(unified().use(remarkParse).parse(markdown));
}

describe('a formula keeps its signs as typed, and is told', () => {
  test.each([
    '$a*b*c$',
    '$x_{i}*y_{j}*z$',
    '$_x_$',
    String.raw`$\alpha*\beta*\gamma$`,
    String.raw`$\{a,b\}$`,
    String.raw`$$a*b*c \\ d\,e \{x\}$$`,
    '$a<b>c$',
    '$f(x)~g(x)~h$',
    '$n$',
  ])('%s', (formula) => {
    for (const text of [
      formula,
      `So ${formula} is low.`,
      `A *low ${formula}* one.`,
      `- ${formula}`,
      `> So ${formula}`,
    ]) {
      const { findings, tree } = compileText(text, { topLevel: 2 });
      expect(toPlainText(tree, FORM)).toContain(formula);
      expect(wordsOf(toMarkdownText(tree, FORM))).toContain(formula);
      expect(findings).toEqual([expect.stringContaining(`foreign-syntax Unexpected \`${formula}\``)]);
    }
  });

  test('on several lines, in a quote as well', () => {
    for (const prefix of ['', '> ']) {
      const text = ['$$', 'a*b*c', String.raw`\begin{x} p_1 \\ q_2 \end{x}`, '$$']
        .map((line) => prefix + line)
        .join('\n');
      expect(textOf(text)).toContain(String.raw`a*b*c \begin{x} p_1 \\ q_2 \end{x}`);
    }
  });

  test('in a cell, a heading and the words of a link', () => {
    expect(textOf('| A |\n|---|\n| $a*b*c$ |')).toContain('$a*b*c$');
    expect(textOf('## The $a*b*c$ law\n\nWords.')).toContain('The $a*b*c$ law');
    expect(textOf('[$a*b*c$](/x)')).toContain('$a*b*c$');
  });
});

describe('Markdown is read where no formula is, and what means something in a formula', () => {
  test.each([
    ['It costs $5*2 and $6*3 now.', '<em>'],
    ['Pay $5 **or** $6, in $.', '<strong>or</strong>'],
    ['From $1_000 to 2_000$ only.', '$1_000 to 2_000$'],
    ['A$*$ is *not$ b* $ c.', '<em>not$ b</em>'],
    [String.raw`Use \$a*b*c\$ here.`, '<em>b</em>'],
    ['Use `$a*b*c$` here.', '<code>$a*b*c$</code>'],
    [String.raw`So $a\*b\_c$ is low.`, '$a*b_c$'],
    ['So $a &lt; b_c$ is low.', '$a &#x3C; b_c$'],
    ['So $x = [a](/b)$ is low.', '<a href="/b">a</a>'],
  ])('%s', (text, html) => {
    expect(compileText(text, { topLevel: 2 }).html).toContain(html);
  });

  test('A fact in a formula is put in', () => {
    expect(compileText('So $a*b = {{ price }}$.', { facts: new Map([['price', '5']]) }).html).toContain('5$');
  });
});
