import { inFields, warning } from '../rule.ts';

export const noneFeatured = warning('fields', {
  message: () => 'Cannot find a featured article: the front page and the list of articles begin without one',
  advice: (v) => `Add the line \`featured: true\` to the fields of one article, such as the newest, \`${v.newest}\`.`,
  means:
    'The front page and the list of articles begin with the article that has `featured: true`, large and with its picture. No published ' +
    'article has this line: it may have gone with an article that is a draft now, or was deleted. Give it to the one that a new visitor should read first.',
  parameters: { newest: 'insights/winter-air.md' },
  example: inFields(
    'insights/winter-air.md',
    '‸title: Winter air\nfeatured: false',
    'title: Winter air\nfeatured: true',
  ),
});
