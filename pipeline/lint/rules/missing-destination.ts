import { inText } from '../example.ts';
import { rule, didYouMean } from '../rule.ts';

type Parameters = {
  readonly count?: string;
  readonly name: string;
  readonly nearest?: string;
  readonly write?: string;
};

export const missingDestination = rule<Parameters>({
  area: 'links',
  severity: 'error',
  message: (v) =>
    v.count === undefined
      ? `Cannot find the destination \`${v.name}\`${didYouMean(v)}`
      : `Cannot find the destination \`${v.name}\`, which ${v.count} links name${v.nearest === undefined ? '' : `; none names \`${v.nearest}\``}`,
  advice: (v) =>
    v.count === undefined
      ? 'Destinations are listed under `destinations` in `site.yaml`.'
      : v.write === undefined
        ? `Add it in a line below: \`${v.name}:\`, and the address that it leads to.`
        : `Write \`${v.write}\`, or correct the links.`,
  means:
    'A link to `destination:` and a name leads to an address outside of the site that `site.yaml` lists under `destinations`, such as ' +
    'your calendar. The list has no such name, so the button would lead nowhere.',
  parameters: { name: 'bookings', nearest: 'booking' },
  example: inText('‸[Book a call](destination:bookings).', '[Book a call](destination:booking).'),
});
