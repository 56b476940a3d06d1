import type { Article, ArticleSummary } from '../../../pipeline/content/model/article.ts';
import type { Author } from '../../../pipeline/content/model/chrome.ts';
import { inside } from './actions.ts';
import { picture, thumbnail } from './picture.ts';

type Own = Pick<ArticleSummary, 'title' | 'minutes' | 'tags'> & Partial<ArticleSummary>;

const ARTICLES: readonly Own[] = [
  {
    title: 'A sample article with five topics, featured',
    minutes: 9,
    tags: ['first-topic', 'second-topic', 'third-topic', 'fourth-topic', 'fifth-topic'],
    featured: true,
    thumbnail,
  },
  { title: 'A sample article', minutes: 1, tags: ['first-topic'], thumbnail },
  { title: 'A sample article without a picture and without topics', minutes: 12, tags: [] },
  {
    title: 'A sample article with a long-word-that-has-to-be-broken-somewhere',
    minutes: 24,
    tags: ['second-topic'],
    thumbnail,
  },
];

/** Returns articles for one list; `list` keeps them distinct from those of other lists on the page. */
export function articlesFor(list: string): readonly ArticleSummary[] {
  return ARTICLES.map((own, index) => ({
    slug: `sample-${list}-${index}`,
    address: '/styleguide#articles',
    summary: 'One or two sentences that say what the article is about, for those who go through a list.',
    published: '2020-01-01',
    publishedText: 'January 1, 2020',
    featured: false,
    ...own,
  }));
}

/** The author of the articles. */
export const author: Author = {
  byline: 'The name of the author',
  jobTitle: 'What the author is',
  about: { text: 'Who that is, in two lines that stand below each article.', action: inside },
};

/** An article as shown at the top of its own page. */
export const openedArticle: Article = {
  slug: 'sample-opened',
  address: '/styleguide#reading',
  title: 'An article with its picture beside the title',
  summary: 'One or two sentences that say what the article is about.',
  published: '2020-01-01',
  publishedText: 'January 1, 2020',
  updated: { day: '2020-02-01', text: 'February 1, 2020' },
  minutes: 6,
  tags: ['first-topic', 'second-topic'],
  featured: false,
  type: 'sample',
  words: 0,
  headings: [],
  images: [],
  hero: picture,
  caption: 'What the picture means, in one sentence.',
};
