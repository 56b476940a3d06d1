import type { Frame } from '../page-data.ts';
import { CopyLinkButton } from '../islands/copy-link/CopyLinkButton.tsx';
import { Island } from '../islands/runtime/Island.tsx';
import { toastOptions } from '../islands/toasts/toast-options.ts';

interface Props {
  anchor: string;
  title: string;
  frame: Frame;
}

/** The control that copies the address of one place on a page. */
export function CopyLink({ anchor, title, frame }: Props) {
  const { copyLink, copyLinkTo, linkCopied, linkNotCopied } = frame.labels;
  const labels = { copyLink, linkCopied, linkNotCopied };
  return (
    <Island
      name="copy-link"
      component={CopyLinkButton}
      props={{ anchor, labels, toasts: toastOptions(frame) }}
      fetched={{ name: `${copyLinkTo} “${title}”` }}
    />
  );
}
