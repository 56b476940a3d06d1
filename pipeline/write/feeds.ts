import { FEED_FORMS, type FeedForm } from '../addresses.ts';
import { feedText, type FeedSource } from '../derive/feeds.ts';
import type { Site } from '../model/site.ts';
import type { Workshop } from './write-once.ts';

/** Writes every feed in all its forms, behind the pictures; long texts are read only for those that have changed. */
export function writeFeeds(site: Site<object>, { output, keeping }: Workshop): void {
  const { identity, chrome, labels } = site;
  const source: FeedSource = {
    identity,
    chrome,
    labels,
    sizeOf: (address) => output.files.get(address.slice(1))?.size,
  };
  for (const feed of site.feeds) {
    const sizes = feed.entries.map(({ picture }) => (picture && source.sizeOf(picture.src)) ?? null);
    const key = keeping.keyOf(['feed', identity, chrome.language, labels.feedNote, feed, sizes]);
    for (const form of Object.keys(FEED_FORMS) as FeedForm[]) {
      const name = (feed.base + FEED_FORMS[form].file).slice(1);
      if (!output.reuse(name, key)) output.write(name, feedText(form, feed, source), key);
    }
  }
}
