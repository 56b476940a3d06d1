interface Props {
  player: string;
  pay: number;
  text: string;
  scale: { readonly least: number; readonly most: number };
}

/** One player's pay-off: name, a bar that starts at zero, and number, placed in the grid of a cell. */
export function PayBar({ player, pay, text, scale: { least, most } }: Props) {
  const share = (value: number): string => `${Math.round((value / (most - least || 1)) * 1000) / 10}%`;
  const zero = share(-least);
  return (
    <>
      <span>{player}</span>
      <svg aria-hidden="true">
        <rect x={share(Math.min(0, pay) - least)} width={share(Math.abs(pay))} />
        <line x1={zero} x2={zero} y2="100%" />
      </svg>
      <b>{text}</b>
    </>
  );
}
