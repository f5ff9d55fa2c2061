import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A plain-text mail server without TLS. `heard` has all received lines; `refusal` answers recipients. */
export async function startPlainMailServer(port = 0) {
  const heard: string[] = [];
  const control: { refusal: string | null } = { refusal: null };
  const sockets = new Set<Socket>();
  const server = createServer(async (socket) => {
    sockets.add(socket.on('error', () => undefined));
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let isContent = false;
    reply('220 plain ready');
    for await (const line of createInterface({ input: socket })) {
      heard.push(line);
      if (isContent) {
        if (line !== '.') continue;
        isContent = false;
        reply('250 taken');
      } else if (/^data/i.test(line)) {
        isContent = true;
        reply('354 go on');
      } else if (/^starttls/i.test(line)) reply('502 not here');
      else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
      else if (/^rcpt/i.test(line) && control.refusal) reply(control.refusal);
      else reply('250 plain');
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(control, {
    port: (server.address() as AddressInfo).port,
    heard,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  });
}
