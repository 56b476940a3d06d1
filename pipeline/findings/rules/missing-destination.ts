import { type TextParameters, didYouMean, error, inText } from '../rule.ts';

export const missingDestination = error<TextParameters<'name', 'nearest'>>('links', {
  message: (v) => `Cannot find the destination \`${v.name}\`${didYouMean(v)}`,
  advice: () => 'Destinations are listed under `destinations` in `site.yaml`.',
  means:
    'A link to `destination:` and a name leads to an address outside of the site that `site.yaml` lists under `destinations`, such as ' +
    'your calendar. The list has no such name, so the button would lead nowhere.',
  parameters: { name: 'bookings', nearest: 'booking' },
  example: inText('‸[Book a call](destination:bookings).', '[Book a call](destination:booking).'),
});
