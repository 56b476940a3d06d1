const ON_COMPUTER =
  /^(?:file:|[a-z]:[\\/]|~[\\/]|\\\\|\/(?:Users|Volumes|private|mnt\/[a-z])\/|\/home\/[^/]+\/.*\.[a-z0-9]+$|https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$))/i;

/** Whether a target names a file on the writer's computer, which no visitor can reach; `target` is decoded. */
export function isOnComputer(target: string): boolean {
  return ON_COMPUTER.test(target);
}
