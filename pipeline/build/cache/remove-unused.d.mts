export function removeUnused(cache: string, prefix: string, unusedMs: number): void;
