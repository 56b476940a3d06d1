import type { Report } from '../../../lint/report.ts';
import type { AuthoredPage } from '../../schema/page.ts';
import type { Document } from '../content-type.ts';

/** The page above a page is neither itself nor one below it; a circle is reported once. */
export function checkParents(pages: readonly Document<AuthoredPage>[], { report }: Report): void {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const told = new Set<Document<AuthoredPage>>();
  for (const page of pages) {
    const above = new Set<Document<AuthoredPage>>();
    for (let here = parentOf(page); here && !above.has(here) && !told.has(here); here = parentOf(here)) above.add(here);
    if (!above.has(page)) continue;
    told.add(page);
    const between = [...above].slice(0, -1).map(({ address }) => address);
    report(
      'circular-parent',
      page.yaml.placeOf(['parent']),
      between.length === 0 ? {} : { between: between.map((address) => `\`${address}\``).join(', ') },
    );
  }

  function parentOf({ fields: { parent } }: Document<AuthoredPage>): Document<AuthoredPage> | undefined {
    return parent === undefined ? undefined : byAddress.get(parent.trim());
  }
}
