import { Global } from '@emotion/react';
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { createRoot } from 'react-dom/client';
import { facesOf } from '../renderer/design/fonts.ts';
import { globalStyles } from '../renderer/design/global.ts';
import { Desk } from './Desk.tsx';

const faces = facesOf([
  { family: 'Newsreader', weight: '500', href: newsreader },
  { family: 'Hanken Grotesk', weight: '400 700', href: hanken },
]);
const root = document.querySelector('#desk');
if (!root) throw new Error('The page of the desk has no element `#desk`.');
createRoot(root).render(
  <>
    <Global styles={[globalStyles, faces]} />
    <Desk />
  </>,
);
