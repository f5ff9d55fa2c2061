import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * A loopback proxy that can drop every byte without closing connections, like an unplugged cable. `target` is a local
 * port or a socket's path.
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
    /** Drops every byte until `reconnect`. */
    cutOff: () => {
      isCut = true;
    },
    /** Forwards again; `endsConnections` also closes older connections, as a router would. */
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
