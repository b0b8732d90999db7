/** The delivery of leads as staff sees it. Source: OPN-76, CON-20. */
import { desc, eq, inArray } from 'drizzle-orm';
import { formatDate } from 'mortgage-domain/fields/dates';
import type { Database } from '../database/connect';
import { leadMessages, type LeadMessage } from '../delivery/leadMessages';

export interface DeliveryState {
  readonly status: LeadMessage['status'];
  readonly text: string;
  /** Why it has not arrived. */
  readonly problem?: string;
}

/** The state of each lead's last message. */
export async function readDeliveryStates(
  db: Database,
  leadIds: readonly number[],
): Promise<ReadonlyMap<number, DeliveryState>> {
  const last = await db
    .selectDistinctOn([leadMessages.leadId])
    .from(leadMessages)
    .where(inArray(leadMessages.leadId, [...leadIds]))
    .orderBy(leadMessages.leadId, desc(leadMessages.id));
  return new Map(last.map((message) => [message.leadId, toState(message)]));
}

function toState({ status, tries, problem, endedAt }: LeadMessage): DeliveryState {
  const ended = endedAt ? ` ${formatDate(endedAt.toISOString())}` : '';
  const texts: Readonly<Record<LeadMessage['status'], string>> = {
    waiting: problem ? `waiting after ${formatTries(tries)}` : 'waiting',
    delivered: `delivered${ended}`,
    failed: `not delivered, ${formatTries(tries)}`,
    replaced: 'replaced',
  };
  return {
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

/** Failed messages, the oldest first. */
export async function readUndelivered(db: Database): Promise<readonly UndeliveredLead[]> {
  const failed = await db
    .select()
    .from(leadMessages)
    .where(eq(leadMessages.status, 'failed'))
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
