import { toString } from 'hast-util-to-string';
import { attribute, elements, pageAt } from '../built-site.ts';
import { expect, open, test } from '../shared-page.ts';

const POLICIES = [
  {
    address: '/privacy-policy',
    updated: 'Last updated October 2025',
    anchors: [
      'purpose',
      'data-processed',
      'purposes-legal-bases',
      'ai-processing',
      'data-processors',
      'data-retention',
      'international-transfers',
      'data-subject-rights',
      'security',
      'updates',
    ],
  },
  {
    address: '/cookie-policy',
    updated: 'Last updated September 2025',
    anchors: [
      'what-are-cookies',
      'cookies-used',
      'third-party-services',
      'managing-cookies',
      'changes-policy',
      'contact',
    ],
  },
] as const;

/** What the specification has the privacy policy promise, by section. */
const PROMISES = [
  ['ai-processing', 'Audit files are processed in the EU'],
  ['ai-processing', 'Files are deleted 30 days after upload'],
  ['ai-processing', 'earlier deletion, or for a review by a person only'],
  ['ai-processing', 'No automated decisions'],
  ['ai-processing', 'minimal-risk under the EU Artificial Intelligence Act'],
  ['data-retention', 'At most 12 months from receipt'],
  ['international-transfers', 'Audit files stay in the EU'],
] as const;

for (const { address, updated, anchors } of POLICIES) {
  test(`${address} has its ${anchors.length} anchors in order, each at its numbered heading`, () => {
    const headings = elements(pageAt(address), ({ tagName }) => tagName === 'h2');
    const numbered = headings.filter((heading) => /^\d+\. /.test(toString(heading)));
    expect(numbered.map((heading) => attribute(heading, 'id'))).toEqual(anchors);
    expect(numbered.map((heading) => Number.parseInt(toString(heading), 10))).toEqual(anchors.map((_, at) => at + 1));
  });

  test(`${address} says “${updated}”`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByText(updated, { exact: true })).toBeVisible();
  });

  test(`${address} has a Print button`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  });
}

for (const [anchor, promise] of PROMISES) {
  test(`#${anchor} of the privacy policy says “${promise}”`, () => {
    expect(textAt(anchor)).toContain(promise);
  });
}

/** What the privacy policy says from an anchor to the next heading of its rank. */
function textAt(anchor: string): string {
  const said = elements(pageAt('/privacy-policy'), ({ tagName }) => ['h2', 'p', 'li', 'td'].includes(tagName));
  const from = said.findIndex(({ properties }) => properties['id'] === anchor);
  const length = said.slice(from + 1).findIndex(({ tagName }) => tagName === 'h2');
  return said
    .slice(from, length < 0 ? undefined : from + 1 + length)
    .map((element) => toString(element))
    .join('\n');
}
