import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { schemeScript } from './islands/scripts/color-scheme/color-scheme.ts';
import { facesOf } from './design/fonts.ts';
import { Head } from './Head.tsx';
import { loadIslandComponents } from './islands/runtime/island-components.ts';
import { createStyleCache, STYLE_KEY } from './islands/runtime/style-cache.ts';
import { Layout } from './layout/Layout.tsx';
import type { FramedData } from './page-data.ts';
import { contentSecurityPolicy } from './policy.ts';
import { SiteContexts } from './SiteContexts.tsx';

/** A page as a whole document: its head, the styles that it uses and no others, its body. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<{ data: FramedData }>;
  const data = pageContext.data as FramedData;
  const { frame } = data;
  const cache = createStyleCache();
  cache.compat = true;
  const body = renderToString(
    <CacheProvider value={cache}>
      <SiteContexts frame={frame} islands={await loadIslandComponents()}>
        <Layout
          chrome={frame.chrome}
          address={frame.canonical}
          url={frame.identity.url}
          breadcrumbs={frame.breadcrumbs}
        >
          <Page data={data} />
        </Layout>
      </SiteContexts>
    </CacheProvider>,
  );
  const { css: used, ids } = createEmotionServer(cache).extractCritical(body);
  const css = facesOf(frame.fonts) + used;
  const policy = import.meta.env.PROD
    ? contentSecurityPolicy({ style: css, script: schemeScript, advertises: frame.advertises })
    : '';
  const head = renderToStaticMarkup(<Head frame={frame} policy={policy} />);
  const style = `<style data-emotion="${STYLE_KEY} ${ids.join(' ')}">${css}</style>`;
  const scheme = `<script>${schemeScript}</script>`;
  const machines = frame.structuredData.map(toScript).join('');
  return escapeInject`<!doctype html>
<html lang="${frame.chrome.language}">
<head>${dangerouslySkipEscape(head + scheme + style + machines)}</head>
<body>${dangerouslySkipEscape(body)}</body>
</html>`;
}

/** Data for machines. `<` is written as an escape, so that no text can end the element. */
function toScript(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
