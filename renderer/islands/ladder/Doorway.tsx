import { palette } from '../../design/tokens.ts';
import type { Tread } from './steps.ts';

/** A gate whose right post stands at (x, y), with an open leaf or with bars. */
export function Doorway({ x, y, scale, isOpen }: Pick<Tread, 'x' | 'y' | 'scale' | 'isOpen'>) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path fill={palette('surface')} d="M-30 0V-44H-4V0Z" />
      {isOpen ? (
        <path fill={palette('accent')} d="M-30 0V-44L-41 -37V0Z" />
      ) : (
        <path d="M-25 0V-44m5 0V0m5 0V-44m5 0V0M-30-22H-4" />
      )}
    </g>
  );
}
