import morphdom from 'morphdom';
import {
  CONTENT_VERSION,
  CONTENT_WORK,
  FINDINGS_MARK,
  VERSION_META,
} from '../../../../pipeline/shared/content-version.ts';
import type { PageFindings } from '../../../../pipeline/content/model/page-findings.ts';
import { STYLES_MARK } from '../../runtime/style-cache.ts';
import { showDeskMark } from './desk-mark.ts';
import { createFindingsBar } from './findings-bar.ts';

/** The connection of a module to the development server. */
type Connection = NonNullable<ImportMeta['hot']>;

/** Parts of a page that are patched, each of which exists once. */
const PARTS = ['header', 'main', 'footer'];

/**
 * Shows changed content in the open page. Scroll position, open answers and typed text stay. If a hydrated island would
 * change, the page is reloaded instead. Findings in the content are shown over the page and at its foot. `served` is a
 * copy of the body from before any script changed it, in a document without a window: the error overlay is a custom
 * element that cannot be created by copying.
 */
export function followContent(connection: Connection, served: HTMLElement): void {
  let version = versionOf(document);
  let shown = Promise.resolve();
  const overPage = createErrorsOverPage();
  const bar = createFindingsBar(overPage.showAgain);
  const showFindings = (page: Document): void => {
    const findings = findingsOf(page);
    if (!findings) return;
    overPage.show([findings.standIn, findings.errors].filter(Boolean).join('\n\n'));
    bar.show(findings);
  };
  showFindings(document);
  const showChanges = async (): Promise<void> => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (wouldChangeAwake(served, fresh.body)) {
      location.reload();
      return;
    }
    showHead(fresh);
    for (const part of PARTS) showPart(served, fresh.body, part);
    served = fresh.body;
    version = versionOf(fresh);
    showFindings(fresh);
  };
  connection.on(CONTENT_VERSION, (current: number) => {
    shown = shown
      .then(() => (current === version ? undefined : showChanges()))
      .catch((error: unknown) => console.error(error));
  });
  connection.on(CONTENT_WORK, bar.tellWork);
  if (version === undefined) return;
  showDeskMark();
  connection.send(CONTENT_VERSION, version);
}

/** Returns the content version that a page was made from; undefined if it is no page of content. */
function versionOf(page: Document): number | undefined {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`);
  return meta ? Number(meta.content) : undefined;
}

/** Returns the server's findings for a page; undefined if it is no page of content. */
function findingsOf(page: Document): PageFindings | undefined {
  const json = page.querySelector(`script[${FINDINGS_MARK}]`)?.textContent;
  return json ? (JSON.parse(json) as PageFindings) : undefined;
}

function wouldChangeAwake(served: HTMLElement, fresh: HTMLElement): boolean {
  const [before, after, now] = [served, fresh, document].map((root) => [
    ...root.querySelectorAll<HTMLElement>('[data-island]'),
  ]);
  return (now ?? []).some(({ dataset }, at) => 'awake' in dataset && !before?.[at]?.isEqualNode(after?.[at] ?? null));
}

function showHead(fresh: Document): void {
  document.title = fresh.title;
  const [style, freshStyle] = [document, fresh].map((root) => root.querySelector(`style[${STYLES_MARK}]`));
  if (style && freshStyle && style.textContent !== freshStyle.textContent) style.textContent = freshStyle.textContent;
}

/** Scripts change the page after it was served, so a part is patched only if its served HTML has changed. */
function showPart(served: HTMLElement, fresh: HTMLElement, part: string): void {
  const [before, after, now] = [served, fresh, document.body].map((body) => body.querySelector(`:scope > ${part}`));
  if (!before || !after || !now || before.isEqualNode(after)) return;
  morphdom(now, after.cloneNode(true), { onBeforeElUpdated: keepState });
}

/** Carries a visitor's changes of an element over to its new form. Returns false if the element must not be updated. */
function keepState(element: HTMLElement, next: HTMLElement): boolean {
  if ('awake' in element.dataset || element.isEqualNode(next)) return false;
  if (element instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = element.open;
  if (element instanceof HTMLInputElement && next instanceof HTMLInputElement) next.value = element.value;
  return true;
}

const NAME = 'vite-error-overlay';

/** The error overlay of Vite's client, which has defined its element before this runs. */
type Overlay = new (error: { readonly message: string; readonly stack: string }) => HTMLElement;

/** Shows the errors of a page over it. Once closed, the same errors are shown again on demand only. */
interface ErrorsOverPage {
  show(errors: string): void;
  showAgain(): void;
}

/** Creates the overlay's controls; nothing is shown yet. */
function createErrorsOverPage(): ErrorsOverPage {
  let current = '';
  let overlay: HTMLElement | undefined;
  return {
    show(errors) {
      if (errors === current) return;
      current = errors;
      showAgain();
    },
    showAgain,
  };

  function showAgain(): void {
    overlay?.remove();
    const constructor = customElements.get(NAME);
    if (current === '' || !constructor) return;
    // Vite exports the class from a module that only its own server has.
    overlay = new (constructor as Overlay)({ message: current, stack: '' });
    document.body.append(overlay);
  }
}
