import { createContext, useContext } from 'react';
import type { LabelName, Labels } from '../../pipeline/content/model/labels.ts';

/** The words that components show: all of the site's around a page, inside an island those that it carries. */
export const LabelsContext = createContext<Partial<Labels>>({});

/** Gives words by name. Throws where an island does not carry a word that a component in it shows. */
export function useLabels(): <Name extends LabelName>(name: Name) => Labels[Name] {
  const labels = useContext(LabelsContext);
  return (name) => wordOf(labels, name);
}

/** The words that an island carries to the browser, and no others. */
export function usePickedLabels<Name extends LabelName>(names: readonly Name[]): Pick<Labels, Name> {
  return pickLabels(useContext(LabelsContext), names);
}

/** Some of the words. Throws where one is not among them. */
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
