/** Servers for tests: those of the guides as processes, and small ones of this process. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type RequestListener,
} from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly listensAt?: number;
  readonly env?: Record<string, string>;
}

export interface RunningServer {
  readonly command: Command;
  readonly process: ChildProcess;
  complaints: string;
}

export function startServer(command: Command, folder: string): RunningServer {
  const { program, args, env } = command;
  const server = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const running: RunningServer = { command, process: server, complaints: '' };
  server.stderr.on('data', (part: Buffer) => {
    running.complaints += part.toString();
  });
  return running;
}

export async function untilListening(server: RunningServer): Promise<void> {
  const { program, listensAt } = server.command;
  while (listensAt && !(await isListening(listensAt))) {
    assert.equal(
      server.process.exitCode,
      null,
      `${program} could not start: ${server.complaints}`,
    );
    await wait(20);
  }
}

export async function stopServer({
  process: server,
}: RunningServer): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  process.kill(-server.pid!, 'SIGTERM');
  await ended;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A server of this process, on a free port until it is closed. */
export async function serve(answer: RequestListener) {
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, origin: `http://127.0.0.1:${port}`, close };
}
