import { css } from '@emotion/react';
import { family } from './type.ts';

/**
 * How a page is set on paper: one column, the practice in the running head, numbered pages, and the
 * address of every link behind its words. `name` is that of the practice, `url` the site's origin.
 */
export function printStyles(name: string, url: string) {
  return css`
    @page {
      margin: 24mm 24mm 26mm;
      @top-left {
        content: ${quote(name)};
        font: 8pt ${family.text};
      }
      @bottom-left {
        content: ${quote(url)};
        font: 8pt ${family.text};
      }
      @bottom-right {
        content: counter(page) ' / ' counter(pages);
        font: 8pt ${family.text};
      }
    }
    @media print {
      :root,
      :root[data-scheme] {
        color-scheme: light;
        font-size: 10pt;
      }
      body {
        background: none;
        line-height: 1.5;
        orphans: 3;
        widows: 3;
      }
      body > header,
      body > footer,
      nav,
      button,
      input,
      fieldset:not([data-exhibit] fieldset),
      [data-choice],
      section[aria-label][tabindex],
      .skip-link,
      .screen-only,
      .sr-only {
        display: none !important;
      }
      main {
        padding: 0;
      }
      [data-tone] {
        color-scheme: light !important;
        background: none !important;
      }
      main > section {
        padding-block: 10pt !important;
      }
      [data-part='head'] {
        break-after: avoid;
      }
      h1,
      h2,
      h3,
      summary {
        break-after: avoid;
      }
      figure,
      table,
      blockquote,
      dl > div,
      li {
        break-inside: avoid;
      }
      main a[href^='http']::after {
        content: ' (' attr(href) ')';
        overflow-wrap: anywhere;
        font-size: 0.85em;
      }
      main a[href^='/']::after {
        content: ' (${url.replaceAll("'", '')}' attr(href) ')';
        overflow-wrap: anywhere;
        font-size: 0.85em;
      }
    }
  `;
}

/** A text as a CSS string that cannot end its style element. */
function quote(text: string): string {
  const escaped = text.replaceAll(/["\\<\n]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `);
  return `"${escaped}"`;
}
