import { createContext, useContext } from 'react';
import type { LabelName, Labels } from '../../pipeline/content/model/labels.ts';

/** The labels that components show: around a page all of the site's, in an island those that it carries. */
export const LabelsContext = createContext<Partial<Labels>>({});

/** Returns a function that gives labels by name. It throws for a label that the island does not carry. */
export function useLabels(): <Name extends LabelName>(name: Name) => Labels[Name] {
  const labels = useContext(LabelsContext);
  return (name) => wordOf(labels, name);
}

/** Returns the labels that an island carries to the browser. Throws if one is missing. */
export function usePickedLabels<Name extends LabelName>(names: readonly Name[]): Pick<Labels, Name> {
  return pickLabels(useContext(LabelsContext), names);
}

/** Returns the named labels only. Throws if one is missing. */
export function pickLabels<Name extends LabelName>(
  labels: Partial<Labels>,
  names: readonly Name[],
): Pick<Labels, Name> {
  return Object.fromEntries(names.map((name) => [name, wordOf(labels, name)])) as Pick<Labels, Name>;
}

function wordOf<Name extends LabelName>(labels: Partial<Labels>, name: Name): Labels[Name] {
  const word = labels[name];
  if (word === undefined) throw new Error(`No label "${name}" is given here; add it to the names of the island`);
  return word;
}
