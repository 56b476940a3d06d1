import { getCollection } from 'astro:content';
import { OGImageRoute } from 'astro-og-canvas';
import { newest } from '../../articles.js';

const described = await getCollection('pages');
const pages = Object.fromEntries(
  [...newest, ...described].map(({ collection, id, data }) => [`${collection}/${id}`, data]),
);

export const { getStaticPaths, GET } = await OGImageRoute({
  pages,
  getImageOptions: (_path, { title, summary, description }) => ({
    title,
    description: summary ?? description,
    bgGradient: [[248, 246, 239]],
    font: { title: { color: [24, 34, 49] }, description: { color: [24, 34, 49] } },
    fonts: ['./node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'],
  }),
});
