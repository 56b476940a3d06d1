import type { ComponentProps } from 'react';
import { button, mainButton } from './styles.ts';

interface Props extends ComponentProps<'button'> {
  /** Whether it is the one thing to do here. */
  isMain?: boolean;
}

/** A button that sends no form by itself; one that is pressed in, or chosen, shows it. */
export function Button({ isMain = false, ...attributes }: Props) {
  return <button type="button" css={isMain ? mainButton : button} {...attributes} />;
}
