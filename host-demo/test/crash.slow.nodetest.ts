import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { openDatabase } from 'reference-api/database/connect';
import { leads } from 'reference-api/database/schema';
import {
  postgresMissing,
  startPostgres,
} from 'reference-api/testing/postgres-server/postgresServer';
import { sendAgain, startPosters } from './crash/posters';
import { findFreePorts, startDemoProcess } from './demo-process/demoProcess';

const dataDir = openFolder('crash');

it(
  'through a kill of the API and a restart of its database no acknowledged lead is lost, and none is doubled (OPN-76)',
  { timeout: 300_000 },
  async (t) => {
    const postgres = postgresMissing ? undefined : await startPostgres();
    const [port = 0] = await findFreePorts(1);
    const start = () =>
      startDemoProcess({
        LEADS_PER_MINUTE: '1000000',
        CALLS_PER_MINUTE: '1000000',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: postgres?.url() ?? '',
        LOG_LEVEL: 'silent',
      });
    let running = start();
    t.after(async () => {
      running.child.kill('SIGKILL');
      await running.code;
      postgres?.close();
    });
    const restart = async () => {
      running.child.kill('SIGKILL');
      await running.code;
      running = start();
      await running.ready;
    };
    await running.ready;
    const origin = `http://127.0.0.1:${port}`;
    const posters = startPosters(origin, 8);
    await posters.more(30);
    await restart();
    await posters.more(30);
    postgres?.stop();
    postgres?.start();
    await posters.more(30);
    await posters.stop();

    const unsure = posters.sent.filter(
      ({ outcome }) => outcome !== 'acknowledged',
    );
    for (const lead of unsure) {
      assert.equal(await sendAgain(origin, lead), 'acknowledged');
    }
    // The embedded database belongs to one process at a time.
    running.child.kill('SIGTERM');
    await running.code;
    const database = await openDatabase({
      dataDir,
      databaseUrl: postgres?.url(),
    });
    const stored = await database.db
      .select({ emailAddress: leads.emailAddress })
      .from(leads);
    await database.close();
    assert.deepEqual(
      stored.map(({ emailAddress }) => emailAddress).sort(),
      posters.sent.map(({ emailAddress }) => emailAddress).sort(),
    );
  },
);
