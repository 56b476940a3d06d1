import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Signs at the beginning of a line, or without their other end, that make something else of it. */
export const textLosses: readonly Mistake[] = [
  inArticle({
    name: 'a heading without words',
    typed: 'Before.\n\n‸##\n\nText.',
    rule: 'empty-part',
    says: 'Unexpected heading with nothing in it',
    fixed: 'Before.\n\nText.',
  }),
  inArticle({
    name: 'a sum at the beginning of a line',
    typed: 'The cost is\n‸+ 5 percent',
    rule: 'list-form',
    says: 'Put a backslash before it',
  }),
  inArticle({
    name: 'a comment with an empty line',
    typed: 'The gate is closed. ‸<!-- Ask Ada.\n\nAnd Ben. -->',
    rule: 'comment-published',
    says: 'Write it on one line',
    fixed: 'The gate is closed.',
  }),
  inArticle({
    name: 'a comment that goes on below a heading',
    typed: '### The gate ‸<!-- Ask Ada.\nAnd Ben. -->\n\nIt is closed.',
    rule: 'comment-published',
    says: 'in the same paragraph, line or cell',
    fixed: '### The gate\n\nIt is closed.',
  }),
  inArticle({
    name: 'a comment that goes on below an item',
    typed: '- a gate ‸<!-- Ask Ada.\n\nAnd Ben. -->',
    rule: 'comment-published',
    fixed: '- a gate',
  }),
  inArticle({
    name: 'a comment without its end',
    typed: 'The gate is closed. ‸<!-- Ask Ada.',
    rule: 'comment-published',
    says: 'Cannot find the end of this comment',
    fixed: 'The gate is closed.',
  }),
  inArticle({
    name: 'a field of a form',
    typed: 'Your name: ‸<input type="text"> please.',
    rule: 'html-removed',
    says: '`<input>`: it is not published',
    fixed: 'Your name, please.',
  }),
];
