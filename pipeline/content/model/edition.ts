/** Which files of the content are part of a site, and where it is published. */
export interface Edition {
  /** The day on which it is made, `YYYY-MM-DD`: what has a later one waits. */
  readonly day: string;
  /** Whether drafts, what waits, and words for what is not known yet are shown all the same, marked as what they are. */
  readonly isPreview: boolean;
  /** Whether it must be fit to be launched: placeholders are errors. */
  readonly isLaunch?: boolean;
  /** Whether that day is over: what came later has been published since. */
  readonly isPast?: boolean;
  /** The address of the site, in place of the one that `site.yaml` has. */
  readonly url?: string;
  /** Whether a build writes new addresses into the URL registry, or only tells of them; without it, neither. */
  readonly urlRegistry?: 'write' | 'tell';
}

/** Why a file is not part of what is published: it is a draft, or waits for a day. */
export type Hidden = { readonly reason: 'draft' } | { readonly reason: 'waiting'; readonly day: string };

/** A file that waits for its day. */
export interface Waiting {
  readonly file: string;
  readonly title: string;
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}
