import { css, type SerializedStyles } from '@emotion/react';
import { display, family, noteSize, size } from '../design/type.ts';
import { chosenInForcedColors, measure, palette, radius, space } from '../design/tokens.ts';
import { bars, ruledLines, narrow, tables, tagged, wide } from './table-styles.ts';

/** Styles of every text. */
export const flow = css`
  > * {
    max-width: ${measure};
  }
  > * + * {
    margin-top: ${space[4]};
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-inline-start: 1.3em;
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: ${space[2]};
  }
  a {
    color: ${palette('accent')};
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  sup {
    line-height: 0;
    font-size: 0.75em;
  }
`;

const rules = css`
  hr {
    border: 0;
    border-top: 1px solid ${palette('line')};
    margin: ${space[6]} 0;
  }
`;

const headings = css`
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: ${display.fontFamily};
    font-weight: ${display.fontWeight};
    line-height: 1.2;
  }
  h2 {
    font-size: ${size(2)};
    margin-top: ${space[7]};
  }
  & :is(h2, h3, h4, h5, h6, blockquote) :is(strong, b) {
    font-weight: inherit;
    color: ${palette('accent')};
  }
  & :is(h2, h3) > a[href^='#'] {
    color: inherit;
    text-decoration: none;
  }
  & :is(h2, h3) > a[href^='#']:hover {
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
    text-decoration-thickness: 2px;
  }
`;

const smallHeadings = css`
  h3 {
    font-size: ${size(1)};
    margin-top: ${space[6]};
  }
  h4,
  h5,
  h6 {
    font-size: ${size(0)};
    margin-top: ${space[5]};
  }
`;

const quotations = css`
  blockquote {
    border-inline-start: 2px solid ${palette('accent')};
    padding-inline-start: ${space[5]};
    font-family: ${family.display};
    font-size: ${size(1)};
    line-height: 1.35;
  }
`;

/** Rows and boxes that suit a finger: a box is ticked by a press on its row. */
const tasks = css`
  li:has(> input) {
    position: relative;
    min-height: 2.75rem;
    margin: 0;
    padding-block: ${space[2]};
    border-top: 1px solid ${palette('line')};
    list-style: none;
  }
  li:has(> input:enabled) {
    cursor: pointer;
  }
  li > input {
    position: absolute;
    top: 0.75rem;
    inset-inline-start: -1.3em;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    border: 1.5px solid ${palette('text-quiet')};
    appearance: none;
  }
  li > input:checked {
    border-color: ${palette('accent')};
    background: ${palette('accent')};
    box-shadow: inset 0 0 0 1.5px ${palette('surface')};
    ${chosenInForcedColors}
  }
`;

const code = css`
  code {
    font-family: ${family.code};
    font-size: 0.875em;
    background: ${palette('surface-sunk')};
    padding: 0.1em 0.3em;
    border-radius: ${radius.small};
  }
  pre {
    margin-bottom: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${palette('surface-sunk')};
    padding: ${space[4]};
    border-inline-start: 2px solid ${palette('line-strong')};
    line-height: 1.5;
  }
  td:has(code) {
    min-width: 7rem;
  }
  pre code {
    background: none;
    padding: 0;
  }
`;

/** The mark of a note is a small figure, and so is the arrow back; the room around them suits a finger. */
const notes = css`
  sup a,
  [data-footnote-backref] {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -0.3em -0.5em;
    }
  }
  sup a::after {
    inset: -1em -1.4em;
  }
  .note {
    position: relative;
    padding-inline-start: ${space[5]};
    border-inline-start: 1px solid ${palette('line-strong')};
    font-size: ${noteSize};
    line-height: 1.45;
    color: ${palette('text-quiet')};
  }
  .note::before {
    content: attr(data-number);
    position: absolute;
    inset-inline-start: ${space[2]};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${palette('accent')};
  }
  .note > * + * {
    margin-top: ${space[2]};
  }
`;

/**
 * Optional styles of a text, each with a pattern that finds in its HTML whether it needs them. They go on a box around
 * it.
 */
export const STYLES_BY_SIGN: readonly (readonly [RegExp, SerializedStyles])[] = [
  [/<hr/, rules],
  [/<(?:h[2-6]|blockquote)/, headings],
  [/<h[3-6]/, smallHeadings],
  [/<blockquote/, quotations],
  [/<input/, tasks],
  [/<(?:code|pre)/, code],
  [/class="note"/, notes],
  [/<table/, tables],
  [/data-figure-kind/, bars],
  [/data-table="w/, wide],
  [/data-table="b/, narrow],
  [/data-table="below-t/, tagged],
  [/data-head/, ruledLines],
];
