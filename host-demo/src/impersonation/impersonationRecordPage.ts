/** The record of impersonations, behind the gate and in pages. Source: ENT-17, OPN-16, OPN-49; threat S22. */
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import type { GatedContent } from '../gates/gatedPage';
import { readQueryText } from '../http/requests';
import { impersonationRecordPath } from '../staff/adminTools';
import {
  countImpersonations,
  pageSize,
  readImpersonations,
  type RecordedImpersonation,
} from './impersonationRecord';

const times = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const endings: Readonly<Record<RecordedImpersonation['how'], string>> = {
  goesOn: 'Goes on',
  stopped: 'Stopped',
  signedOut: 'Signed out',
  rightLost: 'The right was taken away',
  ranOut: 'Ran out',
  ended: 'Ended',
};

export const showRecord =
  (db: Database) =>
  async (_account: Account, request: FastifyRequest): Promise<GatedContent> => {
    const total = await countImpersonations(db);
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(readPage(request), pages);
    const found = await readImpersonations(db, page);
    return {
      view: 'impersonation-record',
      facts: {
        title: 'Impersonation record',
        total,
        page,
        pages,
        newerPath: page > 1 ? toPagePath(page - 1) : undefined,
        olderPath: page < pages ? toPagePath(page + 1) : undefined,
        rows: found.map(toShown),
      },
    };
  };

const toPagePath = (page: number): string =>
  page === 1 ? impersonationRecordPath : `${impersonationRecordPath}?page=${page}`;

/** The first one where the address names none. */
function readPage(request: FastifyRequest): number {
  const text = readQueryText(request, 'page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

const toShown = ({ beganAt, endedAt, how, writes, ...people }: RecordedImpersonation) => ({
  ...people,
  began: times.format(beganAt),
  beganAt: beganAt.toISOString(),
  ended: endedAt ? times.format(endedAt) : '',
  how: endings[how],
  writes: writes.map(({ method, route, times: count }) => ({ call: `${method} ${route}`, count })),
});
