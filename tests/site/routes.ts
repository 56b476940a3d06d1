/** Addresses in the specification's route table that search engines should index, with the breadcrumbs of each. */
export const TRAILS: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/how-i-help': ['/'],
  '/services/venture-design': ['/', '/how-i-help'],
  '/services/deck-rewrite': ['/', '/how-i-help'],
  '/pitch-deck-audit': ['/'],
  '/linkedin-deck-audit': ['/'],
  '/process': ['/'],
  '/results': ['/'],
  '/testimonials': ['/', '/results'],
  '/about': ['/'],
  '/contact': ['/'],
  '/faq': ['/'],
  '/insights': ['/'],
  '/content-export': ['/'],
  '/privacy-policy': ['/'],
  '/cookie-policy': ['/'],
};

/** Addresses that show the page of another address, with that address. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/services': '/how-i-help',
  '/services/investor-readiness': '/how-i-help',
  '/services/capital-access': '/how-i-help',
  '/services/fractional-cio': '/how-i-help',
  '/deck-analysis': '/pitch-deck-audit',
};

/** The page after an audit request; no page links to it. */
export const THANK_YOU = '/audit-thank-you';

export const NOT_FOUND = '/404';

/** Slugs of the specification's nine articles. */
export const ARTICLES: readonly string[] = [
  'investor-ready-mindset',
  'burn-quality',
  'the-biotech-deck-audit-why-deals-die-on-structure-not-science',
  'vcs-arent-your-buyer-pharma-is',
  'the-metric-biotech-gets-wrong-burn-quality',
  'from-discovery-to-product-the-road-that-works',
  'what-kills-biotech-deals-and-how-to-stop-it',
  'license-or-launch-the-game-theory-behind-the-choice',
  'decode-your-investors-and-design-a-raise-that-fits',
];
