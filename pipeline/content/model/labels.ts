import type { LabelFields } from '../schema/labels.ts';

/** `open_menu` as `openMenu`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The words on controls and the short messages of the site by name, and the language that they are in. */
export type Labels = { readonly [Name in keyof LabelFields as CamelCase<Name>]: LabelFields[Name] } & {
  readonly language: string;
};

export type LabelName = keyof Labels;
