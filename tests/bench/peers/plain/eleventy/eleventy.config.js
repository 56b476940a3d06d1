export default (eleventy) => {
  eleventy.ignores.add('README.md');
  return { markdownTemplateEngine: false, dir: { input: 'all/insights', includes: '../../_includes', output: 'out' } };
};
