import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';

export default () => {
  const { url, identity, topics } = load(readFileSync('site/content/site.yaml', 'utf8'));
  return { url: url.value, title: identity.name.value, description: identity.description, topics };
};
