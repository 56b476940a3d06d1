import { casesOf, edit, inArticle, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('incomplete-address', [
  edit(
    'a destination without its beginning',
    'pages/services/venture-design.md',
    'to: "destination:booking"',
    'to: ‸booking',
    { says: 'Put `destination:booking` in its place', fixed: 'to: "destination:booking"' },
  ),
  linkTo('a host that begins with www', 'www.nature.com', { says: 'did you mean `https://www.nature.com`' }),
  linkTo('a bare host with a path', 'nature.com/articles', { says: '`https://nature.com/articles`' }),
  linkTo('an address with one slash', 'http:/nature.com', { says: 'its whole host', fixed: '/process' }),
  linkTo('a page with a scheme', 'https:/process', { says: 'one of this site with `/`', fixed: '/process' }),
  linkTo('a mail address', 'me@example.org', { says: 'did you mean `mailto:me@example.org`' }),
  linkTo('a mail address like a host', 'mailto://me@example.org', { says: 'A mail address is', fixed: '/process' }),
  linkTo('a destination by its name with a capital', 'Booking', {
    says: '`destination:booking`',
    fixed: 'destination:booking',
  }),
  linkTo('a destination as if it were a page', '/booking', {
    says: '`destination:booking`',
    fixed: 'destination:booking',
  }),
  linkTo('a destination with a slash', 'destination/contact-form', {
    says: '`destination:contact-form`',
    fixed: 'destination:contact-form',
  }),
  edit('a link to a host in a field', 'pages/about.md', 'to: "destination:profile"', 'to: ‸www.linkedin.com', {
    says: 'Put `https://www.linkedin.com` in its place',
    fixed: 'to: https://www.linkedin.com',
  }),
  inArticle('a host without its scheme under a name', 'Read [it][p] and [all of it][p].\n\n‸[p]: <www.nature.com>', {
    says: 'Put `https://www.nature.com` in its place',
  }),
  inArticle('an address in quotation marks', 'See ‸[site]("https://example.org") now.', {
    says: '`https://example.org`',
  }),
  inArticle('an address in curly quotation marks', 'See ‸[site](“/faq”) now.', { says: 'Put `/faq` in its place' }),
  inArticle('an address with a comma in its host', 'See ‸[site](https://example,org/x) now.', {
    says: 'its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address of a port', 'See ‸[site](https://:80port/) now.', {
    says: '`https://` and its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address of a host without its ending', 'See ‸[site](https://example) now.', {
    says: 'its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address of mail without the ending of its host', 'See ‸[mail](mailto:anna@example) now.', {
    says: '`mailto:anna@example.org`',
    fixed: 'See [mail](mailto:anna@example.org) now.',
  }),
  inArticle('an address with a no-break space in its host', 'See ‸[site](https://example.\u00A0org) now.', {
    says: 'its whole host',
    fixed: 'See [site](https://example.org) now.',
  }),
]);
