import { FIGURE_LABELS_FILE } from '../../../pipeline/content/addresses.ts';
import type { EditorLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import { withBase } from '../../components/with-base.ts';
import { LoadError } from '../runtime/load-part.ts';

/**
 * Fetches the labels of a figure that is edited. Throws a `LoadError` if they cannot be fetched; the caller handles it.
 */
export async function fetchEditorLabels(): Promise<{ editorLabels: EditorLabels }> {
  const response = await fetch(withBase(FIGURE_LABELS_FILE), { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new LoadError('offline', { cause });
  });
  if (!response.ok) throw new LoadError(response.status < 500 ? 'changed' : 'broken');
  const labels: unknown = await response.json().catch((cause: unknown) => {
    throw new LoadError('broken', { cause });
  });
  return { editorLabels: labels as EditorLabels };
}
