import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { createWriteProbe } from './writeProbe';
import {
  openPages,
  sendLead,
  until,
} from '../testing/postgres-server/postgresPages';
import {
  postgresMissing,
  startPostgres,
} from '../testing/postgres-server/postgresServer';
import { mountSmallDisk } from '../testing/smallDisk';

/** Takes what room is left, until the file is gone. */
const fill = (folder: string): string => {
  const file = path.join(folder, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=8k'], { stdio: 'ignore' });
  return file;
};

describe('a full disk', { skip: postgresMissing }, () => {
  it('F27 OPN-76: is 503 with a time to come back, no readiness, and over when there is room', async (test) => {
    const disk = mountSmallDisk('160m');
    if (!disk) {
      test.skip('Only root may mount a small disk.');
      return;
    }
    const postgres = await startPostgres({
      folder: path.join(disk.folder, 'postgres'),
      settings: ['min_wal_size=32MB', 'max_wal_size=32MB'],
    });
    const pages = await openPages(postgres);
    try {
      let clock = 0;
      const probe = createWriteProbe(pages.database.db, () => (clock += 1000));
      const visitor = pages.visitor();
      assert.equal((await sendLead(visitor)).statusCode, 200);
      assert.equal(await probe(), true);
      const filler = fill(disk.folder);
      let refused = await sendLead(visitor);
      while (refused.statusCode === 200) {
        refused = await sendLead(visitor);
      }
      assert.deepEqual(
        [refused.statusCode, refused.headers['retry-after']],
        [503, '2'],
      );
      assert.equal(await probe(), false);
      assert.equal((await visitor.get('/user/acct/login/')).statusCode, 200);
      execFileSync('rm', [filler]);
      await until(async () => (await sendLead(visitor)).statusCode === 200);
      await until(probe);
    } finally {
      await pages.close();
      postgres.close();
      disk.close();
    }
  });
});
