export default (eleventy) => {
  eleventy.ignores.add('README.md');
  return {
    markdownTemplateEngine: false,
    dir: { input: 'site/content/insights', includes: '../../../_includes', output: 'out' },
  };
};
