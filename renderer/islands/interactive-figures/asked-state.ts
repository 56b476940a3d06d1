/**
 * Runs in the head of a page with a ladder, before the first paint: marks the document with its query and
 * anchor, so that a ladder with another plan in them is not shown as published first.
 */
export const askedStateScript = 'document.documentElement.dataset.asked=location.search+location.hash';
