import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { withTags, withText } from '../../renderer/islands/insights/filter-articles.ts';

const ARTICLES = [
  article('burn', 'Burn Quality', 'What a euro of cash buys.', ['capital', 'strategy']),
  article('deck', 'The Deck Audit', 'Why deals die on structure (not science).', ['narrative']),
  article('gate', 'What a Gate Is For', 'Slow burn, early proof.', ['capital-access', 'diligence']),
  article('aren', 'VCs aren’t “buyers”', '12–24 months… de «\u202Fcapital\u202F»', []),
  article('wide', 'ＡＩ と「クリック」', 'Łódź, œuvre, Straße, שָׁלוֹם', []),
  article('long', 'A title of more than thirty-two characters, to the very end', 'Größe, été.', []),
];
const ALL = ['burn', 'deck', 'gate', 'aren', 'wide', 'long'];

describe('a search', () => {
  test.each([
    ['in a title', 'Audit', ['deck']],
    ['in a summary', 'euro of cash', ['burn']],
    ['in a topic', 'diligence', ['gate']],
    ['in the title of one and the summary of another', 'burn', ['burn', 'gate']],
    ['in the topics of two, as a part of one', 'capital', ['burn', 'gate', 'aren']],
    ['in a topic, by its words', 'capital access', ['gate']],
    ['in a topic, by the name that it has', 'spending', ['burn']],
    ['in capitals', 'BURN', ['burn', 'gate']],
    ['in small letters', 'burn quality', ['burn']],
    ['in capitals beyond ASCII', 'ÉTÉ', ['long']],
    ['without its accents', 'ete', ['long']],
    ['with accents in two parts', 'e\u0301te\u0301', ['long']],
    ['with accents that no article has', 'Búrn', ['burn', 'gate']],
    ['with spaces around it', '  audit\t', ['deck']],
    ['with plain letters for wide ones', 'ai', ['wide']],
    ['with straight marks for brackets', '"クリック"', ['wide']],
    ['with the letters of a keyboard', 'lodz, oeuvre, strasse', ['wide']],
    ['without vowel signs', 'שלום', ['wide']],
    ['with a straight apostrophe', "aren't", ['aren']],
    ['with straight quotation marks', '"buyers"', ['aren']],
    ['with a hyphen in a range', '12-24 months...', ['aren']],
    ['with straight marks for guillemets', 'de "capital"', ['aren']],
    ['with a curly apostrophe', 'aren’t', ['aren']],
    ['inside a word', 'ructur', ['deck']],
    ['of more than 32 characters', 'more than thirty-two characters, to the very end', ['long']],
    ['of more characters than any text has', 'more than thirty-two characters, to the very end of it', []],
    ['that runs from the title into the summary', 'Quality What', []],
    ['for words that stand apart', 'burn proof', []],
    ['for nothing', '', ALL],
    ['for spaces', ' \n', ALL],
    ['for what no article says', 'tides', []],
    ['for a bracket', '(not', ['deck']],
    ['for a pattern of any letters', '.*', []],
    ['for a sign that other searches take for “not”', '!burn', []],
    ['for a sign that other searches take for “begins with”', '^burn', []],
    ['for a word in quotation marks', '"burn"', []],
  ])('%s finds what it says: `%s`', (_where, text, expected) => {
    expect(slugs(withText(ARTICLES, text, { strategy: 'spending wisely' }))).toEqual(expected);
  });
});

describe('the topics', () => {
  test.each([
    ['none', [], ALL],
    ['one', ['narrative'], ['deck']],
    ['one that is a part of another', ['capital'], ['burn']],
    ['two, of which an article needs one', ['diligence', 'strategy'], ['burn', 'gate']],
    ['two of the same article', ['capital', 'strategy'], ['burn']],
    ['one that no article has', ['tides'], []],
  ])('chosen, %s, find the articles with at least one of them', (_which, tags, expected) => {
    expect(slugs(withTags(ARTICLES, tags))).toEqual(expected);
  });
});

function slugs(articles: readonly ArticleSummary[]): string[] {
  return articles.map(({ slug }) => slug);
}

function article(slug: string, title: string, summary: string, tags: readonly string[]): ArticleSummary {
  return {
    slug,
    title,
    summary,
    tags,
    address: `/insights/${slug}`,
    published: '2025-10-10',
    publishedText: 'October 10, 2025',
    minutes: 5,
    featured: false,
  };
}
