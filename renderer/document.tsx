import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRINT_STYLE } from '../pipeline/content/addresses.ts';
import { isRightToLeft } from '../pipeline/shared/right-to-left.ts';
import { facesOf } from './design/fonts.ts';
import { printedWords } from './design/print.ts';
import { Head } from './Head.tsx';
import {
  loadIslandComponents,
  type IslandComponents,
  IslandComponentsContext,
} from './islands/runtime/island-components.ts';
import { STYLES_MARK } from './islands/runtime/style-cache.ts';
import { askedStateScript } from './islands/interactive-figures/asked-state.ts';
import { schemeScript } from './islands/scripts/color-scheme/color-scheme.ts';
import type { PageData, Surroundings, DocumentMeta } from './page-data.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderStyled, type StyledMarkup } from './styled-markup.tsx';
import {
  breakBeforeScript,
  escapeScriptMarkers,
  escapeScriptMarkersInJson,
  escapeScriptMarkersInStyle,
} from './vike-script-markers.ts';
import { withBase } from './components/with-base.ts';
import type { Breadcrumb } from '../pipeline/content/model/page.ts';
import { useLabels, LabelsContext, pickLabels } from './components/labels.ts';
import { band } from './design/grid.ts';
import { Breadcrumbs } from './layout/Breadcrumbs.tsx';
import { Layout } from './layout/Layout.tsx';
import { InteractiveFigureContext } from './components/interactive-figure-context.ts';
import { TopicNamesContext } from './components/topic-names.ts';
import { TOAST_LABELS } from './islands/toasts/settings.ts';
import { ToastOptionsContext } from './islands/toasts/toast-options.ts';
import { InteractiveFigureIsland } from './sections/InteractiveFigureIsland.tsx';

/**
 * Speculation rules: browsers may prefetch pages of this site whose links a visitor is about to follow. Pages are
 * fetched but not run, so that none counts as visited, or requests anything, before it is shown.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: withBase('/*') }, { not: { href_matches: withBase('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});

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
    const firstScript = page.html.includes('data-figure-kind="ladder"')
      ? `${schemeScript};${askedStateScript}`
      : schemeScript;
    const inline = { style: css, scripts: [firstScript, speculationRules], advertises: meta.advertises };
    const policy = isClosed ? contentSecurityPolicy(inline) : '';
    const head = escapeScriptMarkers(
      shorten(renderToStaticMarkup(<Head meta={meta} surroundings={surroundings} policy={policy} />)),
    );
    const body = escapeScriptMarkers(quoteSingly(layout.html.replace(PAGE_PLACE, () => page.html)));
    const style = `<style ${STYLES_MARK}>${css}</style>`;
    const machines = toScript(meta.graph);
    return `<!doctype html>
<html lang="${chrome.language}"${direction}>
<head>${head}${style}<script>${firstScript}</script>${isClosed ? SPECULATION : ''}${machines}${PRINT_SHEET}</head>
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

/** The breadcrumbs in their place above a page. */
function Trail({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const label = useLabels();
  return (
    <div css={band}>
      <Breadcrumbs breadcrumbs={breadcrumbs} label={label('breadcrumbs')} />
    </div>
  );
}

/** Returns the layout around a page, with `PAGE_PLACE` where the page goes. */
type LayoutOf = (meta: PageData['meta']) => StyledMarkup;

/** Marks the position of the page in its layout. No text of the site can contain it. */
const PAGE_PLACE = '<i data-page=""></i>';

/** Returns a renderer of layouts; pages with the same layout share one rendering. */
function createLayouts(surroundings: Surroundings, islands: IslandComponents): LayoutOf {
  const { chrome } = surroundings;
  const layouts = new Map<string | undefined, StyledMarkup>();
  let withoutMenu: StyledMarkup | undefined;
  return ({ canonical, hasMenu = true }) => {
    if (!hasMenu) return (withoutMenu ??= renderLayout(undefined, false));
    const current = linkAbove(canonical, surroundings);
    const layout = layouts.get(current) ?? renderLayout(current, true);
    layouts.set(current, layout);
    return layout;
  };

  function renderLayout(current: string | undefined, hasMenu: boolean): StyledMarkup {
    return renderStyled(
      <SiteContexts surroundings={surroundings} islands={islands}>
        <Layout chrome={chrome} current={current} hasMenu={hasMenu}>
          <i data-page="" />
        </Layout>
      </SiteContexts>,
    );
  }
}

/** Returns the address of the navigation or menu link that leads to a page, or to the list that it belongs to. */
function linkAbove(address: string, { chrome }: Surroundings): string | undefined {
  const isAbove = (href: string): boolean => href !== '/' && address.startsWith(`${href}/`);
  const links = [...chrome.navigation, ...chrome.onlyInMenu];
  return links.find(({ href }) => href === address || isAbove(href))?.href;
}

interface ContextsProps {
  surroundings: Pick<Surroundings, 'chrome' | 'labels' | 'topics'>;
  /** How messages behave on this page; undefined if as on the rest of the site. */
  notifications?: DocumentMeta['notifications'] | undefined;
  islands: IslandComponents;
  children: ReactNode;
}

/** Provides what components need at any depth: labels, message options, topic names, and the components of islands. */
function SiteContexts({ surroundings: { chrome, labels, topics }, notifications, islands, children }: ContextsProps) {
  const toasts = { variant: notifications ?? chrome.notifications, labels: pickLabels(labels, TOAST_LABELS) };
  return (
    <LabelsContext value={labels}>
      <ToastOptionsContext value={toasts}>
        <TopicNamesContext value={topics}>
          <IslandComponentsContext value={islands}>
            <InteractiveFigureContext value={InteractiveFigureIsland}>{children}</InteractiveFigureContext>
          </IslandComponentsContext>
        </TopicNamesContext>
      </ToastOptionsContext>
    </LabelsContext>
  );
}
