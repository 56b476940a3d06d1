/** What rules are about, in the order in which they are listed. */
export const AREAS = {
  files: 'Files and their names',
  yaml: 'How fields are written',
  fields: 'What fields hold',
  addresses: 'Addresses and anchors',
  links: 'Links',
  outside: 'Links to other sites',
  images: 'Pictures',
  html: 'HTML in a text',
  text: 'Headings and text',
  notes: 'Notes',
  slips: 'Text not shown as it was meant',
  directives: 'Figures to work with',
} as const;

export type Area = keyof typeof AREAS;
