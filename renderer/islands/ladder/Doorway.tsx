import { palette } from '../../design/tokens.ts';

/** A gate whose right post stands at (x, y): its leaf is swung open, or bars are in it. */
export function Doorway({ x, y, isOpen }: { x: number; y: number; isOpen: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={palette('surface')} d="M-30 0V-44H-4V0Z" />
      {isOpen ? (
        <path fill={palette('accent')} d="M-30 0V-44L-41 -37V0Z" />
      ) : (
        <path d="M-25 0V-44M-20 0V-44M-15 0V-44M-10 0V-44M-30 -22H-4" />
      )}
    </g>
  );
}
