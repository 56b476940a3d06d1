const ON_COMPUTER =
  /^(?:file:|[a-z]:[\\/]|~[\\/]|\\\\|\/(?:Users|Volumes|private|mnt\/[a-z])\/|\/home\/[^/]+\/.*\.[a-z0-9]+$)/i;

/** Whether a target names a place on somebody's computer, where no visitor can follow; `target` is decoded. */
export function isOnComputer(target: string): boolean {
  return ON_COMPUTER.test(target);
}
