export type StreamMessage = { id: string | null; event: string; data: string };

/** Reads server-sent events from chunks of text; comments and unused fields are dropped. */
export function createMessageParser(onMessage: (message: StreamMessage) => void): (piece: string) => void {
  let rest = '';
  let message: StreamMessage = { id: null, event: 'message', data: '' };
  let hasData = false;

  function readLine(line: string): void {
    if (line === '') {
      if (hasData) onMessage(message);
      message = { id: null, event: 'message', data: '' };
      hasData = false;
      return;
    }
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'id') message.id = value;
    if (name === 'event') message.event = value;
    if (name === 'data') {
      message.data += hasData ? `\n${value}` : value;
      hasData = true;
    }
  }

  return (piece) => {
    rest += piece;
    // A carriage return at the end may be half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
  };
}
