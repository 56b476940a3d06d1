import { casesOf, edit, inArticle, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('incomplete-address', [
  edit(
    'pages/services/venture-design.md',
    'to: "destination:booking", utm: { source: site, medium: venture-design, campaign: cta',
    'to: ‸booking, utm: { source: site, medium: venture-design, campaign: cta',
    {
      says: 'Put `destination:booking` in its place',
      undone: true,
    },
  ),
  linkTo('www.nature.com', 'did you mean `https://www.nature.com`'),
  linkTo('[https://nature.com](https://nature.com)', {
    says: 'Put `https://nature.com` in its place',
    fixed: 'https://nature.com',
  }),
  linkTo('nature.com/articles', '`https://nature.com/articles`'),
  linkTo('http:/nature.com', { says: 'its whole host', fixed: '/process' }),
  linkTo('https:/process', { says: 'one of this site with `/`', fixed: '/process' }),
  linkTo('me@example.org', 'did you mean `mailto:me@example.org`'),
  linkTo('mailto://me@example.org', 'did you mean `mailto:me@example.org`'),
  linkTo('mail:me@example.org', 'did you mean `mailto:me@example.org`'),
  linkTo('+39-02-1234567', 'Put `tel:+39021234567` in its place'),
  linkTo('tel://+39021234567', 'Put `tel:+39021234567` in its place'),
  linkTo('10.1038/s41586-020-2649-2', 'Put `https://doi.org/10.1038/s41586-020-2649-2` in its place'),
  linkTo('doi:10.1016/S0092-8674(00)80927-0', {
    says: 'Put `https://doi.org/10.1016/S0092-8674(00)80927-0` in its place',
    fixed: '<https://doi.org/10.1016/S0092-8674(00)80927-0>',
  }),
  linkTo('mailto:me@example', { says: 'A mail address is', fixed: '/process' }),
  linkTo('Booking', { says: '`destination:booking`', fixed: 'destination:booking' }),
  linkTo('/booking', { says: '`destination:booking`', fixed: 'destination:booking' }),
  linkTo('destination/contact-form', { says: '`destination:contact-form`', fixed: 'destination:contact-form' }),
  edit('pages/about.md', 'to: "destination:profile"', 'to: ‸www.linkedin.com', {
    says: 'Put `https://www.linkedin.com` in its place',
    fixed: 'to: https://www.linkedin.com',
  }),
  edit('pages/about.md', 'to: "destination:profile"', 'to: ‸+39 02 1234567', {
    says: 'Put `tel:+39021234567` in its place',
    fixed: 'to: tel:+39021234567',
  }),
  inArticle('Read [it][p] and [all of it][p].\n\n‸[p]: <www.nature.com>', 'Put `https://www.nature.com` in its place'),
  inArticle('See ‸[site]("https://example.org") now.', '`https://example.org`'),
  inArticle('See ‸[site](“/faq”) now.', 'Put `/faq` in its place'),
  inArticle('See ‸[site](https://example,org/x) now.', {
    says: 'its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('See ‸[site](https://:80port/) now.', {
    says: '`https://` and its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('See ‸[site](https://example) now.', {
    says: 'its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('See ‸[mail](mailto:anna@example) now.', {
    says: '`mailto:anna@example.org`',
    fixed: 'See [mail](mailto:anna@example.org) now.',
  }),
  inArticle('See ‸[site](https://example.\u00A0org) now.', {
    says: 'its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
]);
