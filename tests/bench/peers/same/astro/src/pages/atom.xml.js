import { feedOfSite } from '../feeds.js';

export const GET = () => new Response(feedOfSite().atom1());
