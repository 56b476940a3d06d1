import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { icons } from '../data/site-files.ts';
import { writeOnce, type WriteContext } from '../output.ts';

/** Writes the icons that browsers and systems request, all from one drawing of the mark. */
export async function writeIcons(project: string, context: WriteContext): Promise<void> {
  const drawing = await readFile(path.join(project, 'public/favicon.svg'));
  const source = drawing.toString();
  await writeOnce(context, 'favicon.ico', ['favicon', source], async () => (await drawer()).toIco(drawing));
  for (const { file, sizePx, mark } of icons)
    await writeOnce(context, file, ['icon', source, sizePx, mark], async () =>
      (await drawer()).onPaper(drawing, sizePx, mark),
    );
}

function drawer() {
  return import('./draw-icons.ts');
}
