import { addressOfMarkdown, FEED_FORMS, formsOfFeed, LLMS_FILE } from '../../content/addresses.ts';
import { archiveFiles, archiveText } from '../../site/derive/archive.ts';
import { feedText, type FeedSource } from '../data/feeds.ts';
import { llmsFullFiles, llmsFullText, llmsText } from './llms.ts';
import { markdownPage } from './markdown-pages.ts';
import type { Site } from '../../content/model/site.ts';
import { hashOfWritten, writeText, type WriteContext } from '../output.ts';

/**
 * Writes the texts of pages: the archive, feeds, pages as Markdown. Reads the long texts only for files that have
 * changed.
 */
export function writePageTexts(site: Site<object>, context: WriteContext): void {
  writeArchive(site, context);
  writeFeeds(site, context);
  writeMarkdown(site, context);
}

function writeArchive(site: Site<object>, context: WriteContext): void {
  for (const file of archiveFiles(site)) {
    const parts = file.parts.map(({ text, body, ending }) => [text, body?.hash ?? null, ending ?? null]);
    writeText(context, file.address, ['archive', file.head, parts], () => archiveText(file));
  }
}

/** Writes every feed in its formats. Runs after the pictures are written, since feeds give their sizes. */
function writeFeeds({ identity, chrome, labels, feeds }: Site<object>, context: WriteContext): void {
  const sizeOf = (address: string): number | undefined => context.output.files.get(address.slice(1))?.size;
  const source: FeedSource = { identity, chrome, labels, sizeOf };
  for (const feed of feeds) {
    const sizes = feed.entries.map(({ picture }) => (picture && sizeOf(picture.src)) ?? null);
    const made = context.typedCache.keyOf(['feed', identity, chrome.language, labels.feedNote, feed, sizes]);
    for (const form of formsOfFeed(feed.base))
      writeText(context, feed.base + FEED_FORMS[form].file, made, () => feedText(form, feed, source));
  }
}

/** Writes every page as Markdown, `llms.txt`, and the files with all pages. */
function writeMarkdown(site: Site<object>, context: WriteContext): void {
  const { identity, labels, texts } = site;
  const around = context.typedCache.keyOf([
    'markdown-alternate',
    identity,
    labels.language,
    labels.source,
    labels.lastChanged,
  ]);
  for (const page of texts)
    writeText(context, addressOfMarkdown(page.address), [around, page], () => markdownPage(page, site));
  context.output.write(LLMS_FILE.slice(1), llmsText(site));
  for (const file of llmsFullFiles(site)) {
    const pages = file.pages.map(({ address }) => hashOfWritten(context.output, addressOfMarkdown(address)));
    writeText(context, file.address, [around, file.head, pages], () => llmsFullText(file, site));
  }
}
