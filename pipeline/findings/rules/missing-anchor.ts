import { type TextParameters, didYouMean, error, inText } from '../rule.ts';

/** Why a section is missing from its page, and what to do, by what it lacks. */
const LEFT_OUT: Readonly<Record<string, { readonly reason: string; readonly remedy: string }>> = {
  consent: {
    reason: ': that section is not shown, since `site.yaml` does not ask for consent',
    remedy:
      'Take the link out, with what is said of it; the section is shown again once `consent: ask` stands under `advertising` in `site.yaml`.',
  },
  sources: {
    reason: ': that section is not shown as long as none of its sources is known',
    remedy: 'Take the link out, or write one of the sources of that section in the place of its placeholder.',
  },
  testimonials: {
    reason: ': that section is not shown as long as there is no testimonial',
    remedy: 'Take the link out and leave its text until there is a testimonial: `npm run new -- testimonial` adds one.',
  },
};

export const missingAnchor = error<TextParameters<'anchor' | 'page', 'lack' | 'nearest'>>('links', {
  message: (v) =>
    `Cannot find the anchor \`#${v.anchor}\` on \`${v.page}\`${LEFT_OUT[v.lack ?? '']?.reason ?? didYouMean(v)}`,
  advice: (v) =>
    LEFT_OUT[v.lack ?? '']?.remedy ?? 'Correct the part after `#`; it names a heading or a section of that page.',
  means:
    'The page is there, but nothing on it has the anchor that the link names after `#`. Anchors are made of the words of headings, so ' +
    'they change when a heading does; a browser would show the top of the page in place of the part that you mean. ' +
    'Behind a heading, `{#my-name}` gives it an anchor that stays.',
  parameters: { anchor: 'what-does-it-costs', page: '/faq', nearest: 'what-does-it-cost' },
  example: inText('See ‸[what it costs](/faq#what-does-it-costs).', 'See [what it costs](/faq#what-does-it-cost).'),
});
