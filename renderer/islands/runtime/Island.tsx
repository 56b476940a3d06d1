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
  /** Data that the browser fetches or finds for itself: shown now, not written into the page a second time. */
  fetched?: F & Partial<P>;
  /** It wakes up on a gesture inside it; this one also at once if the address holds a state. */
  wake?: 'address';
}

/** A React component that is HTML until it is needed. */
export function Island<P extends object, F extends object = Record<never, never>>(island: Props<P, F>) {
  const { name, component, props, fetched, wake } = island;
  return (
    <div css={box} data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
      {createElement(component, { ...props, ...fetched } as P)}
    </div>
  );
}
