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
import { breakBeforeScript, withoutPlaces, withoutPlacesInJson, withoutPlacesInStyle } from './vike-places.ts';
import { withBase } from './components/with-base.ts';

/** A development server's pages are never the same twice. */
const SPECULATION = `<script type="speculationrules">${speculationRules}</script>`;

/** Behind the page's own style, which it changes, and behind all scripts, which need not wait for it. */
const PRINT_SHEET = `<link rel="stylesheet" href="${withBase(PRINT_STYLE)}" media="print">`;

/** A component that shows a page, and what it shows. */
export interface ShownPage {
  readonly Page: ComponentType<{ data: PageData }>;
  readonly data: PageData;
}

/** Renders a whole document, but for the first script. */
export type RenderDocument = (page: ShownPage) => string;

interface DocumentOptions {
  /** Whether the document closes itself by a policy; a development server needs it open. */
  readonly isClosed: boolean;
}

/** A renderer of whole documents: their head, the styles that they use and no others, their body. */
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
    // Addresses that are printed begin with the path of the site already.
    origin: identity.url.split('/', 3).join('/'),
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
    const words = withoutPlacesInStyle(printedWords({ ...printed, address: identity.url + meta.canonical }));
    const css = faces + [...rules.values()].join('') + words;
    const inline = { style: css, scripts: [schemeScript, speculationRules], advertises: meta.advertises };
    const policy = isClosed ? contentSecurityPolicy(inline) : '';
    const head = withoutPlaces(
      shorten(renderToStaticMarkup(<Head meta={meta} surroundings={surroundings} policy={policy} />)),
    );
    const body = withoutPlaces(quoteSingly(layout.html.replace(PAGE_PLACE, () => page.html)));
    const style = `<style ${STYLES_MARK}>${css}</style>`;
    const machines = toScript(meta.graph);
    return `<!doctype html>
<html lang="${chrome.language}"${direction}>
<head>${head}${style}<script>${schemeScript}</script>${isClosed ? SPECULATION : ''}${machines}${PRINT_SHEET}</head>
<body>${body}${breakBeforeScript(body)}</body>
</html>`;
  };
}

/** The markup of a head, whose attributes are all in double quotes: an apostrophe in them needs no escape, and an empty element no slash. */
function shorten(head: string): string {
  return head.replaceAll('&#x27;', "'").replaceAll('"/>', '">');
}

/** Markup in which values that hold JSON are in single quotes: React escapes those, so that none are inside, and double ones need no escape then. */
function quoteSingly(markup: string): string {
  return markup.replaceAll(
    /(?<= data-[a-z-]+=)"([^"'<>]*&quot;[^"'<>]*)"/g,
    (_, value: string) => `'${value.replaceAll('&quot;', '"')}'`,
  );
}

/** Data for machines. `<` is written as an escape, so that no text can end the element. */
function toScript(value: object): string {
  return `<script type="application/ld+json">${withoutPlacesInJson(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;
}
