/** A database, couriers and a receiver of leads: what the tests of delivery share. */
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach } from 'node:test';
import { asc, sql } from 'drizzle-orm';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { leads } from '../database/schema';
import { type RetryPolicy, startCourier } from '../delivery/delivery';
import { leadMessages, type LeadMessage } from '../delivery/leadMessages';
import { createWebhook } from '../delivery/webhook';
import { storeLead } from '../leads/leadStore';
import { openTestApi, sampleLead, type TestApi } from './testApi';
import { openReceiver, testSecret, type Receiver } from './receiver';

type Courier = ReturnType<typeof startCourier>;

/** As usual, but quick. */
export const quick: RetryPolicy = {
  limitMs: 5_000,
  firstDelayMs: 1,
  longestDelayMs: 4,
  tries: 3,
  graceMs: 1,
};
export const lead: LeadPayload = {
  ...sampleLead,
  role: 'BranchManager',
  partnerId: 'RD-MAPLEWEB',
};

/** True when there are messages and none waits. */
export const noneWaits = (all: readonly LeadMessage[]): boolean =>
  all.length > 0 && all.every(({ status }) => status !== 'waiting');

/** For the tests of the file that asks for it; each begins without leads, and with a receiver of its own. */
export function openDeliveryTrial() {
  const trial = new DeliveryTrial();
  before(() => trial.open());
  after(() => trial.demo.close());
  beforeEach(() => trial.begin());
  afterEach(() => trial.end());
  return trial;
}

class DeliveryTrial {
  demo!: TestApi;
  receiver!: Receiver;
  readonly couriers: Courier[] = [];

  async open(): Promise<void> {
    this.demo = await openTestApi();
  }
  async begin(): Promise<void> {
    await this.db.delete(leads);
    this.receiver = await openReceiver();
  }
  async end(): Promise<void> {
    await Promise.all(this.couriers.splice(0).map((courier) => courier.stop()));
    await this.receiver.close();
  }
  get db() {
    return this.demo.db;
  }

  store(
    facts: Partial<LeadPayload> = {},
    key: string = randomUUID(),
  ): Promise<boolean> {
    return storeLead(this.db, { ...lead, ...facts }, key, true);
  }
  webhook() {
    return createWebhook({ url: this.receiver.url, secrets: [testSecret] });
  }
  start(policy: Partial<RetryPolicy> = {}, webhook = this.webhook()): Courier {
    const courier = startCourier(this.db, webhook, {
      policy: { ...quick, ...policy },
    });
    this.couriers.push(courier);
    return courier;
  }
  messages(): Promise<LeadMessage[]> {
    return this.db.select().from(leadMessages).orderBy(asc(leadMessages.id));
  }
  async until(
    isSo: (all: readonly LeadMessage[]) => boolean,
  ): Promise<LeadMessage[]> {
    for (;;) {
      const all = await this.messages();
      if (isSo(all)) {
        return all;
      }
      // The embedded database answers without a pause and would block other work.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  /** The time of all leases and delays passes. */
  async passTime(): Promise<void> {
    await this.db.update(leadMessages).set({ dueAt: sql`now()` });
  }
  namesOf(emailAddress: string): readonly string[] {
    return this.receiver.received
      .filter(({ event }) => event.data.emailAddress === emailAddress)
      .map(({ event }) => event.data.lastName);
  }
}
