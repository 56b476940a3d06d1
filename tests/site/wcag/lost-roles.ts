import type { Page } from '@playwright/test';

/** How the role of each part of a table ends. */
const TABLE_ROLES = { THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TH: 'header', TD: 'cell' };

/**
 * Returns elements of the open page that lack the role which a browser drops for their style, a line each: lists without
 * markers, or without room for them, which Safari reads as lists by their role or within navigation only, and parts of a
 * table that has its own.
 */
export async function lostRoles(page: Page): Promise<string[]> {
  return page.evaluate((roles) => {
    const lists = [...document.querySelectorAll<HTMLElement>(':is(ul, ol):not([role="list"], nav *)')].filter(
      (list) => getComputedStyle(list).listStyleType === 'none' || getComputedStyle(list).paddingInlineStart === '0px',
    );
    const parts = [...document.querySelectorAll<HTMLElement>('[role="table"] :is(thead, tbody, tr, th, td)')].filter(
      (part) => !part.role?.endsWith(roles[part.tagName as keyof typeof roles]),
    );
    return [...lists, ...parts].map((part) => part.outerHTML.slice(0, 120));
  }, TABLE_ROLES);
}
