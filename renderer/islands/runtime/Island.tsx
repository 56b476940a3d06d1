import { css } from '@emotion/react';
import { createElement, useContext, type ComponentType } from 'react';
import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { LabelsContext } from '../../components/labels.ts';
import { IslandComponentsContext } from './island-components.ts';
import type { CarriedProps, FoundProps, IslandName } from './registry.ts';

const box = css`
  display: contents;
`;

interface OwnProps<Name extends IslandName> {
  /** Its name in the registry. */
  name: Name;
  /** Plain data: it travels to the browser as JSON. */
  props: CarriedProps<Name>;
  /** It wakes up on a gesture inside it; this one also at once if the address holds a state. */
  wake?: 'address';
}

/** What the browser finds by itself: shown now, not written into the page a second time. */
type Found<Name extends IslandName> = [keyof FoundProps<Name>] extends [never]
  ? { found?: never }
  : { found: FoundProps<Name> };

/** A React component that is HTML until it is needed. Its words are those that its props carry as `labels`. */
export function Island<Name extends IslandName>({ name, props, found, wake }: OwnProps<Name> & Found<Name>) {
  const component = useContext(IslandComponentsContext)?.[name];
  if (!component) throw new Error(`The island "${name}" cannot be rendered outside of SiteContexts`);
  const { labels = {} } = props as { readonly labels?: Partial<Labels> };
  return (
    <div css={box} data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
      <LabelsContext value={labels}>
        {createElement(component as ComponentType<object>, { ...props, ...(found as object) })}
      </LabelsContext>
    </div>
  );
}
