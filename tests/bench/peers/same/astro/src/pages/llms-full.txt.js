import { archive, site } from '../articles.js';

export const GET = () => new Response(`# ${site.title}\n\n${archive()}`);
