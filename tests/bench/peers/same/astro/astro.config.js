import sitemap from '@astrojs/sitemap';
import brokenLinks from 'astro-broken-links-checker';

export default {
  site: 'https://www.example.com',
  build: { format: 'file' },
  image: { service: { entrypoint: './image-service.js' } },
  integrations: [sitemap(), brokenLinks({ checkExternalLinks: false, throwError: true })],
};
