import { quietButton } from '../../design/quiet-button.ts';

/** A button that opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" css={quietButton} onClick={() => window.print()}>
      {label}
    </button>
  );
}
