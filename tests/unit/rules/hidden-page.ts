import { ANY_ARTICLE, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('hidden-page', [
  inArticle('See ‸[a draft](/insights/later) of mine.', {
    add: { 'insights/later.md': ANY_ARTICLE.replace('tags:', 'draft: true\ntags:') },
    says: ['`insights/later.md` is a draft', 'leave its text'],
    fixed: 'See a draft of mine.',
  }),
  inArticle('See ‸[what waits](/insights/later).', {
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2199-01-01') },
    says: 'appears on 2199-01-01',
    fixed: 'See what waits.',
  }),
  inArticle('See ‸[what waits](/insights/sooner).', {
    add: {
      'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2199-01-01').replace(
        'tags:',
        'aliases: [/insights/sooner]\ntags:',
      ),
    },
    says: 'appears on 2199-01-01',
    fixed: 'See what waits.',
  }),
  inArticle('See ‸[what waits](/insights/topics/waiting).', {
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2199-01-01').replace('[strategy]', '[waiting]') },
    says: 'appears on 2199-01-01',
    fixed: 'See what waits.',
  }),
]);
