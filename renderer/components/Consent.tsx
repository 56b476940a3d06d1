import type { Chrome } from '../../pipeline/model.ts';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { ConsentChoice } from '../islands/ConsentChoice.tsx';
import { Island } from '../islands/Island.tsx';
import { toastOptions } from '../islands/toasts/toast-options.ts';

interface Props {
  manner: 'question' | 'setting';
  chrome: Chrome;
  labels: Labels;
}

/** The choice about the advertising service, where visitors are asked for one. */
export function Consent({ manner, chrome, labels }: Props) {
  const { advertising, accept, reject } = labels;
  const { consent_open, consent_accepted, consent_rejected, consent_signal, consent_kept, consent_not_kept } = labels;
  const words = { consent_open, consent_accepted, consent_rejected, consent_signal, consent_kept, consent_not_kept };
  return (
    <Island
      name="consent"
      component={ConsentChoice}
      wake="sight"
      props={{ manner, labels: { advertising, accept, reject, ...words }, toasts: toastOptions({ chrome, labels }) }}
    />
  );
}
