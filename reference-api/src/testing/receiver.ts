/** A receiver of leads: keeps the messages, and answers as a test asks. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serve } from 'host-kit/testing/servers';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { leadEvent, type LeadEvent } from '../delivery/leadMessages';

export const testSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export interface Received {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly event: LeadEvent;
  readonly body: string;
}
export type Answer = (
  reply: ServerResponse,
  received: Received,
  socket: Socket,
) => void;

export const answerOk: Answer = (reply) => {
  reply.writeHead(204).end();
};
export const answerStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (reply) => {
    reply.writeHead(status, headers).end('{}');
  };

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  answer: Answer;
  /** Resolves once so many have come in all. */
  gets(total: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

/** Throws for an unsigned message or another form. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const { origin, close } = await serve((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const event = v.parse(
        leadEvent,
        new Webhook(testSecret).verify(body, headers),
      );
      const one = {
        id: headers['webhook-id']!,
        headers: request.headers,
        event,
        body,
      };
      received.push(one);
      receiver.answer(reply, one, request.socket);
      for (const look of waiting) {
        look();
      }
    });
  });
  const receiver: Receiver = {
    url: `${origin}/leads`,
    received,
    answer: answerOk,
    gets: (total) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < total) {
            return;
          }
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    close,
  };
  return receiver;
}
