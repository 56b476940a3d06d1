import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRINT_STYLE } from '../pipeline/content/addresses.ts';
import { isRightToLeft } from '../pipeline/shared/right-to-left.ts';
import { facesOf } from './design/fonts.ts';
import { printedWords } from './design/print.ts';
import { Head } from './Head.tsx';
import { loadIslandComponents } from './islands/runtime/island-components.ts';
import { STYLES_MARK } from './islands/runtime/style-cache.ts';
import { schemeScript } from './islands/scripts/color-scheme/color-scheme.ts';
import { Trail } from './layout/Trail.tsx';
import { createLayouts, PAGE_PLACE } from './layouts.tsx';
import type { PageData, Surroundings } from './page-data.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { SiteContexts } from './SiteContexts.tsx';
import { speculationRules } from './speculation.ts';
import { renderStyled } from './styled-markup.tsx';
import {
  breakBeforeScript,
  escapeScriptMarkers,
  escapeScriptMarkersInJson,
  escapeScriptMarkersInStyle,
} from './vike-script-markers.ts';
import { withBase } from './components/with-base.ts';

/** Left out in development, where pages change with every request. */
const SPECULATION = `<script type="speculationrules">${speculationRules}</script>`;

/** After the page's own styles, which it overrides, and after all scripts, which then need not wait for it. */
const PRINT_SHEET = `<link rel="stylesheet" href="${withBase(PRINT_STYLE)}" media="print">`;

/** A page component, and the data that it shows. */
export interface ShownPage {
  readonly Page: ComponentType<{ data: PageData }>;
  readonly data: PageData;
}

/** Renders a whole document, except for the first script, which Vike adds. */
export type RenderDocument = (page: ShownPage) => string;

interface DocumentOptions {
  /** Whether the document has a content security policy; the development server works without one. */
  readonly isClosed: boolean;
}

/** Returns a renderer of whole documents: head, only the styles that are used, body. */
export async function createDocuments(
  surroundings: Surroundings,
  { isClosed }: DocumentOptions,
): Promise<RenderDocument> {
  const { chrome, fonts, identity } = surroundings;
  const islands = await loadIslandComponents();
  const layoutOf = createLayouts(surroundings, islands);
  const faces = facesOf(fonts.map((font) => ({ ...font, href: withBase(font.href) })));
  const printed = {
    name: chrome.name,
    author: identity.author.byline,
    // Printed addresses already begin with the base path of the site.
    origin: identity.url.split('/', 3).join('/'),
    // Only addresses of the booking calendar have campaign parameters, which come last.
    booking: /^(.*?)[?&]utm_/.exec(chrome.callToAction.href)?.[1],
  };
  const direction = isRightToLeft(chrome.language) ? ' dir="rtl"' : '';
  return ({ Page, data }) => {
    const { meta } = data;
    const layout = layoutOf(meta);
    const page = renderStyled(
      <SiteContexts surroundings={surroundings} notifications={meta.notifications} islands={islands}>
        <Trail breadcrumbs={meta.breadcrumbs} />
        <Page data={data} />
      </SiteContexts>,
    );
    const rules = new Map([...layout.rules, ...page.rules]);
    const words = escapeScriptMarkersInStyle(printedWords({ ...printed, address: identity.url + meta.canonical }));
    const css = faces + [...rules.values()].join('') + words;
    const inline = { style: css, scripts: [schemeScript, speculationRules], advertises: meta.advertises };
    const policy = isClosed ? contentSecurityPolicy(inline) : '';
    const head = escapeScriptMarkers(
      shorten(renderToStaticMarkup(<Head meta={meta} surroundings={surroundings} policy={policy} />)),
    );
    const body = escapeScriptMarkers(quoteSingly(layout.html.replace(PAGE_PLACE, () => page.html)));
    const style = `<style ${STYLES_MARK}>${css}</style>`;
    const machines = toScript(meta.graph);
    return `<!doctype html>
<html lang="${chrome.language}"${direction}>
<head>${head}${style}<script>${schemeScript}</script>${isClosed ? SPECULATION : ''}${machines}${PRINT_SHEET}</head>
<body>${body}${breakBeforeScript(body)}</body>
</html>`;
  };
}

/**
 * Shortens a head, whose attributes are all in double quotes: apostrophes need no escape, and empty elements no slash.
 */
function shorten(head: string): string {
  return head.replaceAll('&#x27;', "'").replaceAll('"/>', '">');
}

/**
 * Puts attribute values with JSON in single quotes: React escapes those inside, and double quotes then need no escape.
 */
function quoteSingly(markup: string): string {
  return markup.replaceAll(
    /(?<= data-[a-z-]+=)"([^"'<>]*&quot;[^"'<>]*)"/g,
    (_, value: string) => `'${value.replaceAll('&quot;', '"')}'`,
  );
}

/** Returns structured data as a script element. `<` is escaped, so that no text can end the element. */
function toScript(value: object): string {
  return `<script type="application/ld+json">${escapeScriptMarkersInJson(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;
}
