import { type Texts, didYouMean, error, inText } from '../rule.ts';

/** Why a section is not on its page, and what to do, by what it lacks. */
const LEFT_OUT = new Map<string | undefined, readonly [reason: string, remedy: string]>([
  [
    'consent',
    [
      ': that section is not shown, since `site.yaml` does not ask for consent',
      'Take the link out, with what is said of it; the section is shown again once `consent: ask` stands under `advertising` in `site.yaml`.',
    ],
  ],
  [
    'testimonials',
    [
      ': that section is not shown as long as there is no testimonial',
      'Take the link out until there is a testimonial: `npm run new -- testimonial` adds one.',
    ],
  ],
]);

export const missingAnchor = error<Texts<'anchor' | 'page', 'lack' | 'nearest'>>('links', {
  message: (v) =>
    `Cannot find the anchor \`#${v.anchor}\` on \`${v.page}\`${LEFT_OUT.get(v.lack)?.[0] ?? didYouMean(v)}`,
  advice: (v) =>
    LEFT_OUT.get(v.lack)?.[1] ?? 'Correct the part after `#`; it names a heading or a section of that page.',
  means:
    'The page is there, but nothing on it has the anchor that the link names after `#`. Anchors are made of the words of headings, so ' +
    'they change when a heading does; a browser would show the top of the page in place of the part that you mean. ' +
    'Behind a heading, `{#my-name}` gives it an anchor that stays.',
  parameters: { anchor: 'what-does-it-costs', page: '/faq', nearest: 'what-does-it-cost' },
  example: inText('See ‸[what it costs](/faq#what-does-it-costs).', 'See [what it costs](/faq#what-does-it-cost).'),
});
