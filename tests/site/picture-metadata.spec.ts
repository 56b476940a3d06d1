import { readFileSync } from 'node:fs';
import path from 'node:path';
import { metadataIn } from '../picture-metadata.ts';
import { DIST, files } from './built-site.ts';
import { expect, test } from './fixtures.ts';

const pictures = files.filter((file) => /\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/.test(file));

test('no picture of the built folder holds anything but what it shows', () => {
  expect(pictures.length).toBeGreaterThan(0);
  const found = pictures.map((file) => [file, metadataIn(readFileSync(path.join(DIST, file)))]);
  expect(found.filter(([, metadata]) => metadata?.length)).toEqual([]);
});
