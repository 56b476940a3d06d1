import { dayOf, newest } from '../../articles.js';

export function getStaticPaths() {
  return newest.map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}

export function GET({ props: { entry } }) {
  return new Response(`# ${entry.data.title}\n\n${dayOf(entry)} · ${entry.data.summary}\n\n${entry.body}\n`);
}
