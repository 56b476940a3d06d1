import { getCollection } from 'astro:content';
import { load } from 'js-yaml';
import text from '../content/site.yaml?raw';

const { url, identity, topics } = load(text);

export const site = { url: url.value, title: identity.name.value, description: identity.description, topics };

const articles = await getCollection('insights');

/** All articles, the newest first. */
export const newest = articles.toSorted((a, b) => b.data.published - a.data.published);

export const withTopic = (topic) => newest.filter(({ data }) => data.tags.includes(topic));

export const dayOf = ({ data }) => data.published.toISOString().slice(0, 10);

export const addressOf = ({ id }) => `${site.url}/insights/${id}`;

/** The whole site as one text. */
export const archive = () =>
  newest
    .map((article) => {
      const { title, summary } = article.data;
      return `## ${title}\n\nSource: ${addressOf(article)}\n\n${summary}\n\n${article.body}\n`;
    })
    .join('\n');
