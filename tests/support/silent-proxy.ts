import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * A network on loopback that can lose every byte without ending a connection, as one does whose cable is out. `target` is a port
 * of this machine or a socket's path.
 */
export async function startSilentProxy(target: number | string) {
  let isCut = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isCut) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    /** Every byte is lost until `reconnect`. */
    cutOff: () => {
      isCut = true;
    },
    /** Lets bytes pass; `endsConnections` also ends those of before, as a router would. */
    reconnect: ({ endsConnections = true } = {}) => {
      isCut = false;
      if (endsConnections) endAll();
    },
    stop: () => {
      proxy.close();
      endAll();
    },
  };
}
