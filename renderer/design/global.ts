import { css } from '@emotion/react';
import { ON_PAPER } from '../../pipeline/content/addresses.ts';
import { fontFaces } from './fonts.ts';
import { colorDeclarations, headerHeight, layer, motion, palette, radius, space } from './tokens.ts';
import { family, size } from './type.ts';

/** The class of words that stay together on one line. */
export const WHOLE = 'whole';
/** The class of words that rather start a new line than break. */
export const PHRASE = 'phrase';

/**
 * Styles of every page: colors, type, focus, and the few classes that compiled Markdown uses.
 *
 * - The marker of a `summary` replaces the browser's triangle. It turns down when its element opens, and stays aligned with
 *   the text on the left.
 * - Transparent pictures were drawn for light paper, so they keep a light background in the dark scheme and in dark
 *   sections.
 * - Firefox would read the words around a line break as one, so the space at the end of a phrase is kept there too.
 */
export const globalStyles = css`
  ${fontFaces}
  :root {
    color-scheme: light dark;
    ${colorDeclarations};
    scroll-padding-top: calc(${headerHeight} + ${space[4]});
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  :root[data-scheme='light'] {
    color-scheme: light;
  }
  :root[data-scheme='dark'] {
    color-scheme: dark;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  body {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
    margin: 0;
    background: ${palette('surface')};
    color: ${palette('text')};
    font-family: ${family.text};
    font-size: ${size(0)};
    line-height: 1.6;
    overflow-wrap: anywhere;
    font-synthesis-weight: none;
  }
  body:has(dialog[open]) {
    overflow: hidden;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }
  h1,
  h2,
  h3 {
    text-wrap: balance;
    @media (width < 16em) {
      hyphens: auto;
    }
  }
  p,
  li,
  dd,
  td {
    text-wrap: pretty;
  }
  :is(ul, ol)[role='list'] {
    list-style: none;
  }
  summary {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${palette('accent')};
  }
  summary::before {
    content: '';
    flex: none;
    padding: 0.35em;
    border: solid ${palette('accent')};
    border-width: 0 1.5px 1.5px 0;
    translate: -0.35em;
    rotate: -45deg;
  }
  [open] > summary::before {
    translate: 0.15em;
    rotate: 45deg;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
  }
  img[src*='${ON_PAPER}.'] {
    background: ${palette('surface-picture')};
    forced-color-adjust: none;
  }
  a {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  button,
  input {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 2px solid ${palette('focus')};
    outline-offset: 3px;
    border-radius: ${radius.small};
  }
  ::selection {
    background: ${palette('accent-quiet')};
  }
  .sr-only {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .${WHOLE} {
    @media (width >= 16em) {
      white-space: nowrap;
    }
  }
  .${PHRASE} {
    display: inline-block;
    white-space-collapse: preserve;
    text-decoration: inherit;
  }
  .skip-link {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: ${layer.skipLink};
    padding: ${space[3]} ${space[4]};
    background: ${palette('text')};
    color: ${palette('surface')};
    transform: translateY(-150%);
  }
  .skip-link:focus {
    transform: none;
  }
  ${motion} {
    :root {
      scroll-behavior: smooth;
    }
    @view-transition {
      navigation: auto;
    }
    ::view-transition-old(.picture),
    ::view-transition-new(.picture) {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
`;
