import { newest, site } from '../articles.js';
import { rssOf } from '../feeds.js';

export const GET = () => rssOf(site.title, site.description, newest);
