/** The first port from `first` on, in steps of 100, at which no server answers. */
export function freePort(first: number): Promise<number>;
