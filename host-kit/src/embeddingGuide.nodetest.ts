/**
 * The server snippets of docs/embedding.md, as they stand there, in real servers. A server that is not installed is left out, with a
 * line that says so (Debian: `apt-get install nginx apache2-bin varnish php-cli tomcat10 mono-fastcgi-server4 mono-mcs ruby-activesupport`).
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readBlocks, withMinute } from './embedding-guide/blocks';
import { hosts, ownPart, page } from './embedding-guide/hosts';
import {
  openOrigin,
  renewedText,
  shellText,
  type Mode,
  type Origin,
} from './embedding-guide/origin';

for (const host of hosts) {
  const missing = host.programs.filter(
    (program) =>
      !existsSync(program) || (host.probe && spawnSync(program, host.probe).status !== 0),
  );
  if (missing.length > 0)
    console.log(
      `The guide's part for ${host.title} is not tested: there is no ${missing.join(', ')} here, or not all that it needs.`,
    );

  describe(`the guide's part for ${host.title}`, { skip: missing.length > 0 }, () => {
    let origin: Origin;
    let folder: string;
    let servers: readonly ChildProcess[] = [];
    let address: string;

    before(async () => {
      origin = await openOrigin();
    });
    after(() => origin.close());
    afterEach(async () => {
      await Promise.all(servers.map(stop));
      rmSync(folder, { recursive: true, force: true });
    });

    /** `minute`: what the guide's minute is to be, so that nobody waits for one. */
    async function serve(mode: Mode, minute = 60): Promise<void> {
      origin.mode = mode;
      origin.minute = minute;
      origin.asked = 0;
      folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
      // Servers that give up root's rights read it too.
      chmodSync(folder, 0o777);
      const [port, otherPort] = [await freePort(), await freePort()];
      const blocks = readBlocks(host.title).map((block) =>
        withMinute(block, minute).replaceAll(
          'https://static.example',
          `http://127.0.0.1:${origin.port}`,
        ),
      );
      const commands = host.prepare({
        folder,
        port,
        otherPort,
        originPort: origin.port,
        minute,
        blocks,
      });
      const pageFile = path.join(folder, 'page.html');
      origin.page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : '';
      address = `http://127.0.0.1:${port}/`;
      let said = '';
      servers = commands.map(({ program, args, env }) => {
        const server = spawn(program, args, {
          cwd: folder,
          detached: true,
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...process.env, ...env },
        });
        server.stderr.on('data', (part: Buffer) => {
          said += part.toString();
        });
        return server;
      });
      for (const [index, { program, listensAt }] of commands.entries()) {
        while (listensAt && !(await isListening(listensAt))) {
          assert.equal(servers[index]!.exitCode, null, `${program} could not start: ${said}`);
          await wait(20);
        }
      }
      while (host.fetchesApart && origin.asked === 0) await wait(20);
    }

    const visit = async (): Promise<string> => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
      const text = await answer.text();
      assert.equal(answer.status, 200, text);
      assert.ok(text.includes(ownPart), "the page's own part");
      assert.ok(text.endsWith('</html>\n') || text.endsWith('</html>'), text);
      return text;
    };
    const without = page('<div id="site-header"></div>');
    const flat = (text: string) => text.replaceAll(/\s*\n\s*|<!-- no shell -->/g, '');

    it('has the shell, and asks for it once a minute', async () => {
      await serve('up');
      while (host.fetchesApart && !(await visit()).includes(shellText));
      for (let visits = 1; visits <= 3; visits += 1)
        assert.equal(flat(await visit()), page(`<div id="site-header">${shellText}</div>`));
      assert.equal(origin.asked, 1);
    });

    for (const mode of ['silent', 'failing', 'breaking off'] as const) {
      it(`F01 F07 F10: the page is whole, with nothing in the element, where the origin is ${mode}`, async () => {
        await serve(mode);
        assert.equal(flat(await visit()), without);
        assert.ok(origin.asked > 0);
      });
    }

    it('keeps the old shell while the origin is away, and takes the new one when it is back', async () => {
      await serve('up', 1);
      while (host.fetchesApart && !(await visit()).includes(shellText));
      assert.ok((await visit()).includes(shellText));
      for (const mode of ['failing', 'silent'] as const) {
        origin.mode = mode;
        origin.asked = 0;
        while (origin.asked === 0) assert.ok((await visit()).includes(shellText), mode);
        assert.ok((await visit()).includes(shellText), `after it was ${mode}`);
      }
      origin.mode = 'renewed';
      while (!(await visit()).includes(renewedText));
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  // With what it has started.
  process.kill(-server.pid!, 'SIGTERM');
  await ended;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
