/** What the preview keeps within, so that no number of visitors exhausts the machine. */
export const PREVIEW_LIMITS = {
  /** Connections that the system holds until they are accepted; it breaks off those beyond. */
  waitingConnections: 4096,
  /** Requests of one connection that wait for their answers. */
  requestsOfConnection: 16,
  /** A shorter text fits into one packet as it is. */
  smallestCompressedBytes: 1024,
  /** A longer text is sent as it is, in pieces: making its copy would take seconds and hold it in memory. */
  largestCompressedBytes: 8 * 1024 * 1024,
  /** A shorter file is in memory once for all who ask for it; a longer one is sent in pieces. */
  largestSharedBytes: 256 * 1024,
  /** All copies in memory together. */
  keptBytes: 32 * 1024 * 1024,
  /** Node's four threads compress and read files; half of them are left for reading. */
  compressionsAtOnce: 2,
  /** Files that are read whole at a time. */
  readsAtOnce: 8,
  /** How much of a file that is sent in pieces is in memory for one visitor. */
  pieceBytes: 16 * 1024,
} as const;
