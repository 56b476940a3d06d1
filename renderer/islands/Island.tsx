import { css } from '@emotion/react';
import { createElement, type ComponentType } from 'react';

const box = css`
  display: contents;
`;

interface Props<P extends object, F extends object> {
  /** Name in the registry of `hydrate.tsx`. */
  name: string;
  component: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. */
  props: Omit<P, keyof F>;
  /** Data that the browser fetches for itself: shown now, not written into the page. */
  fetched?: F & Partial<P>;
  /** When it wakes up: on a gesture inside it, or also at once if the address holds a state. */
  wake?: 'intent' | 'address';
}

/** A React component that is HTML until it is needed. */
export function Island<P extends object, F extends object = Record<never, never>>(island: Props<P, F>) {
  const { name, component, props, fetched, wake = 'intent' } = island;
  return (
    <div css={box} data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
      {createElement(component, { ...props, ...fetched } as P)}
    </div>
  );
}
