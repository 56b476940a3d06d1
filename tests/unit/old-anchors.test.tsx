import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chaptersOf, questionsOf } from '../../pipeline/types/page/questions.ts';
import { toLinkedProse } from '../../pipeline/markdown/texts/prose.ts';
import { LabelsContext, pickLabels } from '../../renderer/components/labels.ts';
import { IslandComponentsContext, loadIslandComponents } from '../../renderer/islands/runtime/island-components.ts';
import { ToastOptionsContext } from '../../renderer/islands/toasts/toast-options.ts';
import { Chapters } from '../../renderer/sections/Chapters.tsx';
import { Questions } from '../../renderer/sections/Questions.tsx';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const islands = await loadIslandComponents();
const toasts = { variant: 'standard', labels: pickLabels(ENGLISH, ['notifications', 'close']) } as const;
const FORM = { siteUrl: 'https://example.com', here: '/faq', labels: ENGLISH };

function render(element: ReactElement): string {
  return renderToStaticMarkup(
    <LabelsContext value={ENGLISH}>
      <ToastOptionsContext value={toasts}>
        <IslandComponentsContext value={islands}>{element}</IslandComponentsContext>
      </ToastOptionsContext>
    </LabelsContext>,
  ).replace(/<style[^>]*>.*?<\/style>/gs, '');
}

test('an old anchor of a question is inside of its answer, and that of a group inside of its heading', () => {
  const { tree } = compileText('## Costs {#costs #prices}\n\n### What is it? {#price #fee}\n\nLittle.', {
    topLevel: 2,
  });
  const [group] = questionsOf(tree, FORM);
  const html = group ? render(<Questions isFirst={false} group={group} />) : '';
  expect(html).toMatch(/<h2 id="costs"[^>]*><span id="prices"[^>]*><\/span>Costs<\/h2>/);
  expect(html).toMatch(/<\/summary><div id="price"[^>]*><span id="fee"[^>]*><\/span>/);
});

test('an old anchor of a policy is inside of its heading', () => {
  const { tree } = compileText('## Changes {#changes #updates}\n\nNone.', { topLevel: 2 });
  const html = render(<Chapters chapters={chaptersOf(tree, FORM)} />);
  expect(html).toMatch(/<h2 id="changes"[^>]*><span><span id="updates"><\/span>Changes<\/span><\/h2>/);
});

test('an old anchor of an article is inside of the link that its heading is', () => {
  const { tree } = compileText('## Monday {#monday #day}\n\nWork.', { topLevel: 2 });
  expect(toLinkedProse(tree, FORM).html).toContain(
    '<h2 id="monday"><a href="#monday"><span id="day"></span>Monday</a></h2>',
  );
});
