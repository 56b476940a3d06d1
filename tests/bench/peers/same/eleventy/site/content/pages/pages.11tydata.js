const ADDRESSES = { home: '/', insights: false, 'not-found': '/404.html' };

export default {
  layout: 'page.njk',
  permalink: ({ page }) => {
    const name = page.filePathStem.replace('/content/pages/', '');
    return ADDRESSES[name] ?? `/${name}/`;
  },
};
