/** Leads that differ from each other in everything that makes one: person, key, and the address it comes from. */
import { randomUUID } from 'node:crypto';
import { leadActionPath, sampleLead } from '../demo';

export const leadPath = `/mortgageapi/${leadActionPath}`;

export interface DistinctLead {
  readonly key: string;
  readonly emailAddress: string;
  readonly body: string;
}

export function createLead(index: number): DistinctLead {
  const key = randomUUID();
  const emailAddress = `lead-${index}-${key.slice(0, 8)}@lender.example.com`;
  // A loan officer is looked up in the directory, as most are.
  const lead =
    index % 2 === 0
      ? { ...sampleLead, emailAddress }
      : {
          firstName: 'Ada',
          lastName: 'Lane',
          phoneNumber: sampleLead.phoneNumber,
          role: 'LoanOfficer',
          nmlsId: '123456',
          companyName: 'Lanternlight Lending',
          emailAddress,
        };
  return { key, emailAddress, body: JSON.stringify(lead) };
}

export const leadHeaders = (origin: string, key: string, client: number) => ({
  'content-type': 'text/plain;charset=UTF-8',
  accept: 'application/json',
  origin,
  'sec-fetch-site': 'same-origin',
  'idempotency-key': key,
  'x-forwarded-for': `10.0.${(client >> 8) & 255}.${client & 255}`,
});
