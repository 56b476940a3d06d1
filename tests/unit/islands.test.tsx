import { createElement, type ComponentProps, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelsContext, pickLabels, useLabels } from '../../renderer/components/labels.ts';
import { COPY_LINK_LABELS } from '../../renderer/islands/copy-link/CopyLinkButton.tsx';
import { MENU_LABELS } from '../../renderer/islands/menu/Menu.tsx';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { IslandComponentsContext, loadIslandComponents } from '../../renderer/islands/runtime/island-components.ts';
import { ENGLISH } from './english-labels.ts';

const islands = await loadIslandComponents();
const toasts = { variant: 'standard', labels: pickLabels(ENGLISH, ['notifications', 'close']) } as const;
const copyLabels = pickLabels(ENGLISH, COPY_LINK_LABELS);
const outside = { label: 'Book', href: 'https://example.com/', external: true };

test('an island is HTML inside, with the props that it carries', () => {
  const html = render(<Island name="print" props={{ label: 'Print' }} />);
  expect(html).toContain('data-island="print" data-props="{&quot;label&quot;:&quot;Print&quot;}"');
  expect(html).toContain('>Print</button></div>');
});

test('what the browser finds by itself is shown and not carried', () => {
  const props = { anchor: 'a', labels: copyLabels, toasts };
  const html = render(<Island name="copy-link" props={props} found={{ name: 'Copy this' }} />);
  expect(html).toContain('aria-label="Copy this"');
  expect(html.match(/Copy this/g)).toHaveLength(1);
});

test('components in an island show the words that it carries', () => {
  const props = {
    action: outside,
    current: '/',
    labels: { ...pickLabels(ENGLISH, MENU_LABELS), newWindow: '(new)' },
  };
  expect(render(<Island name="menu" props={props} found={{ links: [] }} />)).toContain('(new)</span></a>');
});

test('a word that an island does not carry is an error, although the page has it', () => {
  const { newWindow: _, ...fewer } = pickLabels(ENGLISH, MENU_LABELS);
  const props = { action: outside, current: '/', labels: fewer } as unknown as MenuProps;
  expect(() => render(<Island name="menu" props={props} found={{ links: [] }} />)).toThrow(
    'No label "newWindow" is given here',
  );
});

test('static components take words from the page', () => {
  expect(render(createElement(() => useLabels()('backToList')))).toBe('Back to insights');
});

test('an island outside of a page is an error', () => {
  expect(() => renderToStaticMarkup(<Island name="print" props={{ label: '' }} />)).toThrow('outside of SiteContexts');
});

type MenuProps = ComponentProps<typeof Island<'menu'>>['props'];

/** Read by the compiler alone: each line below the comment must be an error, or the comment is one. */
export const typeErrors = () => [
  // @ts-expect-error -- no island has this name
  <Island key={0} name="prnt" props={{ label: 'Print' }} />,
  // @ts-expect-error -- a prop of another type
  <Island key={1} name="print" props={{ label: 1 }} />,
  // @ts-expect-error -- a prop is missing
  <Island key={2} name="share" props={{ labels: copyLabels, toasts }} />,
  // @ts-expect-error -- a prop that the component does not have
  <Island key={3} name="print" props={{ label: 'Print', title: '' }} />,
  // @ts-expect-error -- a word that the component shows is not carried
  <Island key={4} name="go-back" props={{ labels: { goBack: 'Back' }, toasts }} />,
  // @ts-expect-error -- what the browser finds by itself is not given
  <Island key={5} name="copy-link" props={{ anchor: 'a', labels: copyLabels, toasts }} />,
  // @ts-expect-error -- this island finds nothing by itself
  <Island key={6} name="print" props={{ label: 'Print' }} found={{ label: 'Print' }} />,
  // @ts-expect-error -- a label that does not exist
  pickLabels(ENGLISH, ['open_menu']),
];

function render(element: ReactElement): string {
  return renderToStaticMarkup(
    <LabelsContext value={ENGLISH}>
      <IslandComponentsContext value={islands}>{element}</IslandComponentsContext>
    </LabelsContext>,
  );
}
