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
  const { copy_link, copy_link_to, link_copied, link_not_copied } = frame.labels;
  const labels = { copy_link, link_copied, link_not_copied };
  return (
    <Island
      name="copy-link"
      component={CopyLinkButton}
      props={{ anchor, labels, toasts: toastOptions(frame) }}
      fetched={{ name: `${copy_link_to} “${title}”` }}
    />
  );
}
