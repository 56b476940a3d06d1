import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { PREVIEW_LIMITS } from './limits.ts';

/**
 * Hands requests on to `answer`, and ends a connection with too many of them open: what it sends while it takes no answer would fill
 * the memory. A browser asks for one thing at a time on each.
 */
export function boundRequests(answer: RequestListener): RequestListener {
  const openOn = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const open = (openOn.get(socket) ?? 0) + 1;
    if (open > PREVIEW_LIMITS.requestsOfConnection) {
      socket.destroy();
      return;
    }
    openOn.set(socket, open);
    response.once('close', () => openOn.set(socket, (openOn.get(socket) ?? 1) - 1));
    void answer(request, response);
  };
}
