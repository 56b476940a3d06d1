import { ANY_ARTICLE, casesOf, inArticle } from '../mistakes/rows.ts';

/** A day that waits, and is not far away. */
const LATER = `${new Date().getUTCFullYear() + 1}-01-01`;

export const cases = casesOf('hidden-page', [
  inArticle('See ‸[a draft](/insights/later) of mine.', {
    add: { 'insights/later.md': ANY_ARTICLE.replace('tags:', 'draft: true\ntags:') },
    says: ['`insights/later.md` is a draft', 'leave its text'],
    fixed: 'See a draft of mine.',
  }),
  inArticle('See ‸[what waits](/insights/later).', {
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', LATER) },
    says: `appears on ${LATER}`,
    fixed: 'See what waits.',
  }),
  inArticle('See ‸[what waits](/insights/sooner).', {
    add: {
      'insights/later.md': ANY_ARTICLE.replace('2025-10-10', LATER).replace(
        'tags:',
        'aliases: [/insights/sooner]\ntags:',
      ),
    },
    says: `appears on ${LATER}`,
    fixed: 'See what waits.',
  }),
  inArticle('See ‸[what waits](/insights/topics/waiting).', {
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', LATER).replace('[strategy]', '[waiting]') },
    says: `appears on ${LATER}`,
    fixed: 'See what waits.',
  }),
]);
