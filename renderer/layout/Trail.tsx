import type { Breadcrumb } from '../../pipeline/content/model/page.ts';
import { useLabels } from '../components/labels.ts';
import { band } from '../design/grid.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** The breadcrumbs in their place above a page. */
export function Trail({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const label = useLabels();
  return (
    <div css={band}>
      <Breadcrumbs breadcrumbs={breadcrumbs} label={label('breadcrumbs')} />
    </div>
  );
}
