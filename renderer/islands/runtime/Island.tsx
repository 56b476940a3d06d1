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
  /** Plain data, which the page carries to the browser as JSON. */
  props: CarriedProps<Name>;
  /** Every island hydrates on a gesture inside it; with `address`, also at once if the address holds a state. */
  wake?: 'address';
}

/** Props that the browser finds by itself: given for rendering, and not written into the page as JSON. */
type Found<Name extends IslandName> = [keyof FoundProps<Name>] extends [never]
  ? { found?: never }
  : { found: FoundProps<Name> };

/** A React component that stays HTML until a gesture needs it. Its labels are those in its props. */
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
