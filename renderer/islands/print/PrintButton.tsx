import { quietButton } from '../../design/quiet-button.ts';

interface Props {
  label: string;
}

/** A button that opens the browser's print dialog. */
export function PrintButton({ label }: Props) {
  return (
    <button type="button" css={quietButton} onClick={() => window.print()}>
      {label}
    </button>
  );
}
