import type { Page } from '@playwright/test';

/** Ending of the names of fallback fonts: faces of the machine that are shown until the site's own have arrived. */
const FALLBACK = ' Fallback';

/** Returns the families of the site's own fonts: those that are declared, and those of which a face is loaded. */
export async function ownFamilies(page: Page): Promise<{ declared: string[]; loaded: string[] }> {
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => ({ family: family.replace(/^["']|["']$/g, ''), status }));
  });
  const own = faces.filter(({ family }) => !family.endsWith(FALLBACK));
  const names = (some: typeof own): string[] => [...new Set(some.map(({ family }) => family))].toSorted();
  return { declared: names(own), loaded: names(own.filter(({ status }) => status === 'loaded')) };
}

/** Returns the texts of a page that are drawn in system fonts, each after the font's name; none on a page that looks the same everywhere. */
export async function machineDrawn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found = await Promise.all(
    textNodes(root).map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: ${nodeValue.trim()}`);
    }),
  );
  await session.detach();
  return found.flat();
}

interface DomNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
}

function textNodes(node: DomNode): DomNode[] {
  const isText = node.nodeName === '#text' && node.nodeValue.trim() !== '';
  return [...(isText ? [node] : []), ...(node.children ?? []).flatMap(textNodes)];
}
