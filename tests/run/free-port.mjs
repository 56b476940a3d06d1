import { connect } from 'node:net';

/** The tests' own servers take the ports behind that of the site. */
const STEP = 100;

/** The first port from `first` on, in steps of 100, at which no server answers. */
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
