/** The first port from `first` on, in steps of 100, at which nobody answers. */
export function freePort(first: number): Promise<number>;
