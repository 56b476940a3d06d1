import { connect } from 'node:net';

/** The distance between ports that are tried: servers of single tests use the ports after that of the site. */
const STEP = 100;

/** Returns the first port at which no server answers, from `first` on, in steps of 100. */
export async function freePort(first) {
  let port = first;
  while (await isTaken(port)) port += STEP;
  return port;
}

function isTaken(port) {
  const socket = connect(port, 'localhost');
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
