import { fillLabel } from '../../pipeline/content/fill-label.ts';
import { useLabels, usePickedLabels } from '../components/labels.ts';
import { COPY_LINK_LABELS } from '../islands/copy-link/CopyLinkButton.tsx';
import { Island } from '../islands/runtime/Island.tsx';
import { useToastOptions } from '../islands/toasts/toast-options.ts';

interface Props {
  /** Without `#`. */
  anchor: string;
  /** The name of what is at the anchor, for visitors. */
  title: string;
}

/** A button that copies the address of one place on the page. */
export function CopyLink({ anchor, title }: Props) {
  const label = useLabels();
  const labels = usePickedLabels(COPY_LINK_LABELS);
  const toasts = useToastOptions();
  return (
    <Island
      name="copy-link"
      props={{ anchor, labels, toasts }}
      found={{ name: fillLabel(label('copyLinkTo'), title) }}
    />
  );
}
