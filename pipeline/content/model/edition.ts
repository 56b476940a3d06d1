/** Determines which content files are part of a site, and where it is published. */
export interface Edition {
  /** The day of the edition, `YYYY-MM-DD`: content with a later day waits. */
  readonly day: string;
  /** Whether to show drafts, waiting content and the words of placeholders too, each marked as such. */
  readonly isPreview: boolean;
  /** Whether it must be ready to launch: placeholders are errors. */
  readonly isLaunch?: boolean;
  /** Whether the day has passed: later content has been published since. */
  readonly isPast?: boolean;
  /** Replaces the site's address in `site.yaml`. */
  readonly url?: string;
  /** Whether a build writes new addresses into the URL registry or only reports them; undefined does neither. */
  readonly urlRegistry?: 'write' | 'tell';
}

/** Why a file is not published: it is a draft, or waits for a day. */
export type Hidden = { readonly reason: 'draft' } | { readonly reason: 'waiting'; readonly day: string };

/** A file scheduled for a later day. */
export interface Waiting {
  readonly file: string;
  readonly title: string;
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}
