import { addressOf, newest, site } from '../articles.js';

export const GET = () => {
  const links = newest.map((article) => `- [${article.data.title}](${addressOf(article)}.md): ${article.data.summary}`);
  return new Response(`# ${site.title}\n\n> ${site.description}\n\n## Insights\n\n${links.join('\n')}\n`);
};
