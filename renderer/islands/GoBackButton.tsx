import { quietButton } from './quiet-button.ts';

interface Props {
  label: string;
}

/** Goes back to the page that the visitor came from. */
export function GoBackButton({ label }: Props) {
  return (
    <button type="button" css={quietButton} onClick={() => history.back()}>
      {label}
    </button>
  );
}
