import { usePickedLabels } from '../components/labels.ts';
import { Island } from '../islands/runtime/Island.tsx';
import { COPY_ADDRESS_LABELS } from '../islands/share/copy-address.ts';
import { useToastOptions } from '../islands/toasts/toast-options.ts';

/** A button that shares or copies the address of the page; `text` is its label. */
export function ShareLink({ text }: { text: string }) {
  const labels = usePickedLabels(COPY_ADDRESS_LABELS);
  const toasts = useToastOptions();
  return <Island name="share" props={{ text, labels, toasts }} />;
}
