/** WebDriver BiDi (w3.org/TR/webdriver-bidi): commands and events over one socket. */
import WebSocket from 'ws';

export interface BidiConnection {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** The parameters of each event of that name; it has to be subscribed to. */
  listen(event: string, listener: (params: never) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Map<string, (params: never) => void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else listeners.get(message.method ?? '')?.(message.params as never);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let sent = 0;
  return {
    send: async <Result>(method: string, params: object = {}) => {
      const id = (sent += 1);
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message } = await answered;
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
      return result as Result;
    },
    listen: (event, listener) => listeners.set(event, listener),
    close: () => socket.close(),
  };
}
