import { IdAttributePlugin } from '@11ty/eleventy';
import Image from '@11ty/eleventy-img';
import { feedPlugin } from '@11ty/eleventy-plugin-rss';
import { CheckHtmlLinksCli } from 'check-html-links';
import ogImage from 'eleventy-plugin-og-image';
import { load } from 'js-yaml';
import { existsSync, readFileSync } from 'node:fs';
import settings from './site/_data/settings.js';

const FEEDS = { rss: '/feed.xml', atom: '/atom.xml', json: '/feed.json' };
const FORMATS = {
  avif: { widths: [480, 800, 1200, 1600], sharpAvifOptions: { quality: 56, effort: 1 } },
  webp: { widths: [480, 1200], sharpWebpOptions: { quality: 78, effort: 2 } },
  jpeg: { widths: [1200], sharpJpegOptions: { quality: 76, progressive: true } },
};
const MOST_OF_TOPIC = 24;
const FONT = 'node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff';

export default (eleventy) => {
  const { title, description, url, topics } = settings();
  for (const unread of ['README.md', 'services']) eleventy.ignores.add(`site/content/${unread}`);
  // Eleventy calls the day of a text `date`.
  const yaml = (text) => ({ ...load(text), date: load(text).published });
  eleventy.setFrontMatterParsingOptions({ engines: { yaml } });
  eleventy.addCollection('insights', (all) =>
    all.getFilteredByGlob('site/content/insights/*.md').toSorted((a, b) => a.date - b.date),
  );
  eleventy.addCollection('topicPages', (all) =>
    Object.keys(topics).flatMap((topic) => {
      const articles = all.getFilteredByTag(topic).toReversed();
      const count = Math.max(1, Math.ceil(articles.length / MOST_OF_TOPIC));
      return Array.from({ length: count }, (_, index) => {
        const shown = articles.slice(index * MOST_OF_TOPIC, (index + 1) * MOST_OF_TOPIC);
        return { topic, number: index + 1, count, articles: shown };
      });
    }),
  );
  eleventy.addFilter('day', (date) => date.toISOString().slice(0, 10));
  eleventy.addAsyncShortcode('picture', async (file, alt) => {
    const made = await Promise.all(
      Object.entries(FORMATS).map(([format, form]) =>
        Image(`site/content/${file}`, { formats: [format], outputDir: 'out/images', urlPath: '/images/', ...form }),
      ),
    );
    return Image.generateHTML(Object.assign({}, ...made), { alt, sizes: '100vw' });
  });
  eleventy.addPlugin(IdAttributePlugin);
  for (const [type, outputPath] of Object.entries(FEEDS))
    eleventy.addPlugin(feedPlugin, {
      type,
      outputPath,
      collection: { name: 'insights', limit: 20 },
      metadata: { title, subtitle: description, language: 'en', base: `${url}/`, author: { name: title } },
    });
  eleventy.addPlugin(ogImage, {
    outputDir: 'cards',
    satoriOptions: { fonts: [{ name: 'Noto Sans', data: readFileSync(FONT), weight: 400 }] },
  });
  eleventy.on('eleventy.after', async () => {
    const links = new CheckHtmlLinksCli({ argv: ['out'] });
    links.setOptions({ printOnError: false, ignoreLinkPatterns: ['destination:*'] });
    const { errors, message } = await links.run();
    // This program's signs for places on a page are text here, so that such places are missing.
    if (errors.some(({ filePath }) => !existsSync(filePath))) throw new Error(message);
  });
  return { markdownTemplateEngine: false, htmlTemplateEngine: 'njk', dir: { input: 'site', output: 'out' } };
};
