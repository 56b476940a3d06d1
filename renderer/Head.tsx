import {
  addressOfMarkdown,
  ARCHIVE_FILE,
  FEED_FORMS,
  formsOfFeed,
  NOT_FOUND_ADDRESS,
  WEB_MANIFEST_FILE,
  type FeedForm,
} from '../pipeline/content/addresses.ts';
import { toHex } from './design/oklch.ts';
import { colors } from './design/tokens.ts';
import type { DocumentMeta, NamedFeed, Surroundings } from './page-data.ts';
import { withBase } from './components/with-base.ts';

/** The surface colors, for the browser's own frame around the page; not every browser reads OKLCH there. */
const [LIGHT, DARK] = [toHex(colors.surface[0]), toHex(colors.surface[1])];

interface Props {
  meta: DocumentMeta;
  surroundings: Surroundings;
  /** Content security policy; empty in development, as the development server needs more. */
  policy: string;
}

/** Everything in the document's head except its styles. */
export function Head({ meta, surroundings: { fonts, identity, labels, feed }, policy }: Props) {
  const { address, title, description, keywords, canonical, hidden, type, card, cardAlt = title } = meta;
  const { published, modified, awaited, feed: ownFeed } = meta;
  const fullTitle = canonical === '/' ? title : `${title} | ${identity.name}`;
  const url = identity.url + canonical;
  /** The not-found page is shown at many addresses and has none of its own. */
  const isSomewhere = address !== NOT_FOUND_ADDRESS;
  const image = card === undefined ? undefined : identity.url + card;
  return (
    <>
      <meta charSet="utf-8" />
      {policy !== '' && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={LIGHT} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {fonts
        .filter(({ range }) => range === undefined)
        .map(({ href }) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={withBase(href)} crossOrigin="" />
        ))}
      {awaited !== undefined && <link rel="expect" href={`#${awaited}`} blocking="render" />}
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {hidden && <meta name="robots" content="noindex, nofollow" />}
      {isSomewhere && <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isSomewhere && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:locale" content={localeOf(labels.language)} />
      {image !== undefined && <meta property="og:image" content={image} />}
      {image !== undefined && <meta property="og:image:width" content="1200" />}
      {image !== undefined && <meta property="og:image:height" content="630" />}
      {image !== undefined && <meta property="og:image:alt" content={cardAlt} />}
      {published !== undefined && <meta property="article:published_time" content={published} />}
      {modified !== undefined && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image !== undefined && <meta name="twitter:image" content={image} />}
      <link rel="icon" href={withBase('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase(`/${WEB_MANIFEST_FILE}`)} />
      {isSomewhere && !hidden && (
        <link rel="alternate" type="text/markdown" href={withBase(addressOfMarkdown(canonical))} />
      )}
      <link rel="alternate" type="text/plain" href={withBase(ARCHIVE_FILE)} title={labels.plainText} />
      {feed && feed.base !== ownFeed?.base && <FeedLink feed={feed} form="rss" />}
      {ownFeed && formsOfFeed(ownFeed.base).map((form) => <FeedLink key={form} feed={ownFeed} form={form} />)}
    </>
  );
}

/** A link by which programs find a feed in one of its formats. */
function FeedLink({ feed: { base, title }, form }: { feed: NamedFeed; form: FeedForm }) {
  const { file, type, name } = FEED_FORMS[form];
  return <link rel="alternate" type={type} href={withBase(base + file)} title={`${name}: ${title}`} />;
}

/** Returns a language in the notation of the Open Graph protocol: `it` as `it_IT`. */
function localeOf(language: string): string {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return [base, region].filter(Boolean).join('_');
}
