import rss from '@astrojs/rss';
import { Feed } from 'feed';
import { addressOf, newest, site } from './articles.js';

const MOST = 20;

export const rssOf = (title, description, articles) =>
  rss({
    title,
    description,
    site: site.url,
    items: articles.slice(0, MOST).map((article) => ({
      title: article.data.title,
      description: article.data.summary,
      pubDate: article.data.published,
      link: addressOf(article),
      categories: article.data.tags,
      content: article.rendered.html,
    })),
  });

/** The feed of the site, for the formats that Astro's own package does not make. */
export function feedOfSite() {
  const feed = new Feed({
    title: site.title,
    description: site.description,
    id: site.url,
    link: site.url,
    language: 'en',
  });
  for (const article of newest.slice(0, MOST)) {
    const address = addressOf(article);
    const { title, summary, published } = article.data;
    feed.addItem({
      title,
      id: address,
      link: address,
      description: summary,
      content: article.rendered.html,
      date: published,
    });
  }
  return feed;
}
