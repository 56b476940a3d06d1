import type { SectionDraft } from '../../../compile/parse/sections.ts';
import type { YamlSource } from '../../../compile/yaml/yaml-source.ts';
import type { Report } from '../../../lint/report.ts';

/** The sections of a page but for those that would be shown empty, each of which is a finding. */
export function shownSections(sections: readonly SectionDraft[], yaml: YamlSource, { report }: Report): SectionDraft[] {
  const shown: SectionDraft[] = [];
  for (const [index, section] of [...sections.entries()].toReversed()) {
    if (isEmpty(section) && !(section.title !== undefined && headsNext(shown[0]))) {
      const path = ['sections', index];
      if (yaml.faults?.isIn(path) !== true) report('empty-part', yaml.placeOf([...path, 'kind']), { what: 'section' });
    } else shown.unshift(section);
  }
  return shown;
}

/** A heading with its words, as it is published. */
const HEADING = /<h([1-6])\b[^>]*>[\s\S]*?<\/h\1>/g;

/** Whether it has nothing but headings; text of which nothing is published is none. */
function isEmpty({ kind, text, note, picture, actions }: SectionDraft): boolean {
  const isBlank = [text, note].every((one) => one === undefined || one.html.replaceAll(HEADING, '').trim() === '');
  return kind === 'prose' && isBlank && !picture && actions.length === 0;
}

/** Whether the heading of the section above can be that of this one. */
function headsNext(next: SectionDraft | undefined): boolean {
  return next !== undefined && next.title === undefined;
}
