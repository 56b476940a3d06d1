import { SnackbarProvider, enqueueSnackbar, type VariantType } from 'notistack';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

const AUTO_CLOSE_MS = 4000;
const MOST_AT_ONCE = 3;

let host: Root | undefined;

/** Shows a short message at the bottom right; the first one brings its region along. */
export function showToast(message: string, variant: VariantType, regionLabel: string): void {
  host ??= createHost(regionLabel);
  enqueueSnackbar(message, { variant });
}

function createHost(label: string): Root {
  const region = document.createElement('section');
  region.setAttribute('aria-label', label);
  document.body.append(region);
  const root = createRoot(region);
  flushSync(() =>
    root.render(
      <SnackbarProvider
        maxSnack={MOST_AT_ONCE}
        autoHideDuration={AUTO_CLOSE_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      />,
    ),
  );
  return root;
}
