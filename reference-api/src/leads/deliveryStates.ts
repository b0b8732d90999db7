/** What staff see of the way that leads take. Source: OPN-76, CON-20. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { formatDate } from 'mortgage-domain/fields/dates';
import type { Database } from '../database/connect';
import { leadMessages, type DestinationName, type LeadMessage } from '../delivery/leadMessages';

const destinationTexts: Readonly<Record<DestinationName, string>> = {
  webhook: 'Webhook',
  email: 'Email',
};

export interface DeliveryState {
  readonly destination: string;
  readonly status: LeadMessage['status'];
  readonly text: string;
  /** Why it is not there yet. */
  readonly problem?: string;
}

/** The last message of each lead to each destination says all: earlier ones went before it. */
export async function readDeliveryStates(
  db: Database,
  leadIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DeliveryState[]>> {
  const last = await db
    .selectDistinctOn([leadMessages.leadId, leadMessages.destination])
    .from(leadMessages)
    .where(inArray(leadMessages.leadId, [...leadIds]))
    .orderBy(leadMessages.leadId, leadMessages.destination, desc(leadMessages.id));
  const states = new Map<number, DeliveryState[]>();
  for (const message of last)
    states.set(message.leadId, [...(states.get(message.leadId) ?? []), toState(message)]);
  return states;
}

export interface Delivery extends DeliveryState {
  /** Id of the message that can be sent again. */
  readonly id: number;
  /** The event: a new lead or a corrected one. */
  readonly event: string;
  readonly queued: string;
}

/** All messages of a lead, the newest first. */
export async function readDeliveries(db: Database, leadId: number): Promise<readonly Delivery[]> {
  const messages = await db
    .select()
    .from(leadMessages)
    .where(eq(leadMessages.leadId, leadId))
    .orderBy(desc(leadMessages.id));
  return messages.map((message) => ({
    ...toState(message),
    id: message.id,
    event: message.event === 'lead.corrected' ? 'Correction' : 'Lead',
    queued: formatDate(message.createdAt.toISOString()),
  }));
}

function toState({ destination, status, tries, problem, endedAt }: LeadMessage): DeliveryState {
  const ended = endedAt ? ` ${formatDate(endedAt.toISOString())}` : '';
  const texts: Readonly<Record<LeadMessage['status'], string>> = {
    waiting: problem ? `waiting after ${formatTries(tries)}` : 'waiting',
    delivered: `delivered${ended}`,
    failed: `not delivered, ${formatTries(tries)}`,
    replaced: 'replaced',
  };
  return {
    destination: destinationTexts[destination],
    status,
    text: texts[status],
    ...(problem ? { problem } : {}),
  };
}

const formatTries = (tries: number): string => (tries === 1 ? '1 try' : `${tries} tries`);

export interface UndeliveredLead extends DeliveryState {
  /** Id of the message that can be sent again. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly received: string;
}

const shownUndelivered = 50;

/** What was given up, the oldest before all. */
export async function readUndelivered(db: Database): Promise<readonly UndeliveredLead[]> {
  const failed = await db
    .select()
    .from(leadMessages)
    .where(and(eq(leadMessages.status, 'failed')))
    .orderBy(leadMessages.id)
    .limit(shownUndelivered);
  return failed.map((message) => ({
    ...toState(message),
    id: message.id,
    name: `${message.lead.firstName} ${message.lead.lastName}`,
    email: message.lead.emailAddress,
    received: formatDate(message.createdAt.toISOString()),
  }));
}
