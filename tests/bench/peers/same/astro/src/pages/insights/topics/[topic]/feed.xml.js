import { site, withTopic } from '../../../../articles.js';
import { rssOf } from '../../../../feeds.js';

export const getStaticPaths = () => Object.keys(site.topics).map((topic) => ({ params: { topic } }));

export const GET = ({ params: { topic } }) =>
  rssOf(`${site.title}: ${site.topics[topic].name}`, site.topics[topic].description, withTopic(topic));
