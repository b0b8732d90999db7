/** Stored leads for staff: the list with its deliveries, the CSV file, and sending failed messages again. Source: OPN-76; threats S05, S10, S22. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { sendAgain } from '../delivery/outbox';
import { forAdmitted, showGated, type Admitted } from '../gates/gatedPage';
import { InputError } from '../http/plainInput';
import { fieldsOf, searchParamsOf } from '../http/requests';
import type { Services } from '../services/services';
import { toCsv } from './leadColumns';
import { leadsPath, readLeadsPage } from './leadsPage';
import { readLeadPages } from './leadStore';

export function leadRoutes(server: FastifyInstance, services: Services): void {
  const { staffDb } = services;
  const rule = pagePermissions.leads;
  server.get(
    leadsPath,
    showGated(services, rule, (account, request) =>
      readLeadsPage(staffDb, account, searchParamsOf(request)),
    ),
  );
  server.get(`${leadsPath}.csv`, forAdmitted(services, rule, sendCsv(services)));
  server.post(
    `${leadsPath}/send-again`,
    forAdmitted(services, pagePermissions.leadsAction, takeSendAgain(services)),
  );
}

const sendCsv =
  ({ staffDb }: Services) =>
  async ({ reply }: Admitted) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(toCsv(readLeadPages(staffDb))));

const takeSendAgain =
  ({ staffDb, delivery }: Services) =>
  async ({ request, reply }: Admitted) => {
    const { message } = fieldsOf(request);
    const isOne = typeof message === 'string' && /^\d{1,15}$/.test(message);
    if (!isOne && message !== 'all')
      throw new InputError('Give the number of a message, or "all".', 'message');
    await sendAgain(staffDb, isOne ? Number(message) : undefined);
    delivery.wake();
    return reply.redirect(leadsPath, 303);
  };
