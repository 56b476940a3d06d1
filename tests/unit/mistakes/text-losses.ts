import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Signs at the beginning of a line, or without their other end, that make something else of it. */
export const textLosses: readonly Mistake[] = [
  inArticle({
    name: 'a heading without words',
    typed: 'Before.\n\n‸##\n\nText.',
    rule: 'heading-form',
    says: 'Unexpected `##` with nothing behind',
  }),
  inArticle({
    name: 'an anchor with a blank',
    typed: '### A gate ‸{#Big Id}\n\nText.',
    rule: 'foreign-syntax',
    says: 'Type it as `{#big-id}`',
  }),
  inArticle({
    name: 'struck words without their end',
    typed: 'It takes ‸~~5 to ~~10 days.',
    rule: 'emphasis-form',
    says: 'Unexpected `~~` without its other end',
    mended: 'It takes ~~5~~ to 10 days.',
  }),
  inArticle({
    name: 'a sum at the beginning of a line',
    typed: 'The cost is\n‸+ 5 percent',
    rule: 'list-form',
    says: 'Put a backslash before it',
  }),
  inArticle({
    name: 'a list a blank too far to the left',
    typed: '1. a\n  ‸- b\n  - c\n2. d',
    rule: 'list-form',
    says: 'Put one more blank before each of its lines',
  }),
  inArticle({
    name: 'a comment with an empty line',
    typed: 'The gate is closed. ‸<!-- Ask Ada.\n\nAnd Ben. -->',
    rule: 'comment-published',
    says: 'Write it on one line',
    mended: 'The gate is closed.',
  }),
  inArticle({
    name: 'a comment that goes on below a heading',
    typed: '### The gate ‸<!-- Ask Ada.\nAnd Ben. -->\n\nIt is closed.',
    rule: 'comment-published',
    says: 'in another paragraph, line or cell',
    mended: '### The gate\n\nIt is closed.',
  }),
  inArticle({
    name: 'a comment that goes on below an item',
    typed: '- a gate ‸<!-- Ask Ada.\n\nAnd Ben. -->',
    rule: 'comment-published',
    mended: '- a gate',
  }),
  inArticle({
    name: 'a comment without its end',
    typed: 'The gate is closed. ‸<!-- Ask Ada.',
    rule: 'comment-published',
    says: 'Cannot find the end of the comment',
    mended: 'The gate is closed.',
  }),
  inArticle({
    name: 'a field of a form',
    typed: 'Your name: ‸<input type="text"> please.',
    rule: 'html-removed',
    says: '`<input>`: it is not published',
    mended: 'Your name, please.',
  }),
];
