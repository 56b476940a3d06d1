/** Limits of the preview, so that no number of visitors exhausts the machine. */
export const PREVIEW_LIMITS = {
  /** Connections that the system queues until they are accepted; it refuses further ones. */
  waitingConnections: 4096,
  /** Pending requests of one connection. */
  requestsOfConnection: 16,
  /** A shorter text fits into one packet uncompressed. */
  smallestCompressedBytes: 1024,
  /** A longer text is streamed uncompressed: compressing it would take seconds and hold it in memory. */
  largestCompressedBytes: 8 * 1024 * 1024,
  /** A shorter file is held in memory once for all requests; a longer one is streamed. */
  largestSharedBytes: 256 * 1024,
  /** Total size of all copies in memory. */
  keptBytes: 32 * 1024 * 1024,
  /** Node's four threads compress and read files; half of them stay free for reading. */
  compressionsAtOnce: 2,
  /** Files that are read whole in parallel. */
  readsAtOnce: 8,
  /** Size of the buffer for a streamed file, per visitor. */
  pieceBytes: 16 * 1024,
} as const;
