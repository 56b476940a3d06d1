export default { layout: 'article.njk', permalink: ({ page }) => `/insights/${page.fileSlug}/` };
