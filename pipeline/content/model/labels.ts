import type { LabelFields } from '../schema/labels.ts';

/** `open_menu` becomes `openMenu`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Texts of controls and short messages of the site by name, and their language. */
export type Labels = { readonly [Name in keyof LabelFields as CamelCase<Name>]: LabelFields[Name] } & {
  readonly language: string;
};

export type LabelName = keyof Labels;
