import { css } from '@emotion/react';
import { space } from '../../../renderer/design/tokens.ts';
import { segment, segments } from '../../../renderer/design/segments.ts';
import type { NoticeKind } from '../../../renderer/islands/scripts/notices/notices.ts';
import { quietButton } from '../../../renderer/design/quiet-button.ts';
import { useToastOptions } from '../../../renderer/islands/toasts/toast-options.ts';
import type { Data } from '../describe.ts';
import { MESSAGES } from '../samples/messages.ts';
import { Specimen } from '../Specimen.tsx';

const VARIANTS = {
  standard: 'Four seconds, three at once, Alt+T leads to them.',
  accessible: 'Five seconds, one at a time, F8 leads to them.',
};

const NOTICES: readonly NoticeKind[] = ['error', 'changed', 'broken', 'offline'];

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
`;

const link = css`
  text-decoration: none;
  &[aria-current] {
    font-weight: 600;
    text-decoration: underline;
  }
`;

const failing = css`
  margin-top: ${space[5]};
`;

/** Toasts, notices and the error screen; `try-out.ts` handles their buttons. */
export function Messages({ data: { meta } }: { data: Data }) {
  const { notifications = 'standard' } = meta;
  const toasts = useToastOptions();
  return (
    <>
      <Specimen name="Toasts" note={VARIANTS[notifications]}>
        <nav css={segments} aria-label="Variant of messages">
          {Object.keys(VARIANTS).map((variant) => (
            <a
              key={variant}
              css={[segment, link]}
              href={`/styleguide?messages=${variant}#messages`}
              aria-current={variant === notifications ? 'true' : undefined}
            >
              {variant}
            </a>
          ))}
        </nav>
        <div css={row} data-toasts={JSON.stringify(toasts)}>
          {MESSAGES.map(({ kind, text }) => (
            <button key={kind} type="button" css={quietButton} data-kind={kind} value={text}>
              {kind}
            </button>
          ))}
        </div>
      </Specimen>
      <Specimen
        name="Notices"
        note="What every page keeps ready at its foot: an uncaught error, a page older than its scripts, a part that is missing, a line that is down."
      >
        <div css={row}>
          {NOTICES.map((kind) => (
            <button key={kind} type="button" css={quietButton} data-shows={kind}>
              notice: {kind}
            </button>
          ))}
        </div>
      </Specimen>
      <Specimen
        name="ErrorScreen"
        note="Takes the place of an island that fails; this one is given nothing of what it needs."
      >
        <button type="button" css={quietButton} data-fails="failing-island">
          Wake an island that fails
        </button>
        <div id="failing-island" css={failing} />
      </Specimen>
      <Specimen
        name="AccessibilityPanel"
        note="In development wherever the address asks for it; in a build where site.yaml does."
      >
        <a href="/styleguide?accessibility#messages">This page with the panel</a>
      </Specimen>
      <Specimen name="Not found">
        <a href="/404">The page that is shown where there is none</a>
      </Specimen>
      {/* Loaded from the development server, never bundled. */}
      <script type="module" src="/pages/styleguide/try-out.ts" />
    </>
  );
}
