import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from 'embed/attempt';

const served = 'console.log(process.pid), setInterval(() => {}, 1000)';
const command = `import { runToEnd } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.ts'))};
await runToEnd(process.execPath, ['--eval', ${JSON.stringify(served)}]);`;
/** As npm does when it starts a command. */
const starter = `require('node:child_process').spawn(process.execPath,
  ['--import', 'tsx', '--input-type=module', '--eval', ${JSON.stringify(command)}], { stdio: 'inherit' })`;

const isAlive = (id: number): boolean =>
  attempt(() => process.kill(id, 0)) === true;

it(
  'a server ends with npm, which passes no end on',
  { timeout: 20_000 },
  async () => {
    const npm = spawn(process.execPath, ['--eval', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [text] = (await once(npm.stdout, 'data')) as [Buffer];
    const id = Number(text.toString());
    assert.ok(isAlive(id));
    npm.kill('SIGKILL');
    while (isAlive(id)) {
      await wait(50);
    }
  },
);
