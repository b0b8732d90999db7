/**
 * The server snippets of docs/server-include.md, in real servers. The tests of a server that is not installed are
 * skipped, each with its reason (Debian: `apt-get install nginx apache2-bin varnish php-cli tomcat10
 * mono-fastcgi-server4 mono-mcs ruby-activesupport`).
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readBlocks, withMinute } from './embedding-guide/blocks';
import { ownPart, page, type Host } from './embedding-guide/hosts/host';
import { hosts } from './embedding-guide/hosts';
import {
  openOrigin,
  renewedText,
  shellText,
  type Mode,
  type Origin,
} from './embedding-guide/origin';
import { openFolder } from '../src/testing/folder';
import {
  freePort,
  startServer,
  stopServer,
  untilListening,
  type RunningServer,
} from '../src/testing/servers';

for (const host of hosts) {
  const skip = reasonToSkip(host);

  describe(`the guide's part for ${host.title}`, () => {
    let origin: Origin;
    let servers: readonly RunningServer[] = [];
    let address: string;

    before(async () => {
      origin = await openOrigin();
    });
    after(() => origin.close());
    afterEach(() => Promise.all(servers.map(stopServer)));

    /** `minute` replaces the guide's minute, so that no test waits that long. */
    async function serve(mode: Mode, minute = 60): Promise<void> {
      origin.mode = mode;
      origin.minute = minute;
      origin.asked = 0;
      const folder = openFolder('guide');
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
      servers = commands.map((command) => startServer(command, folder));
      for (const server of servers) {
        await untilListening(server);
      }
      while (host.fetchesApart && origin.asked === 0) {
        await wait(20);
      }
    }

    const visit = async (): Promise<string> => {
      const answer = await fetch(address, {
        signal: AbortSignal.timeout(20_000),
      });
      const text = await answer.text();
      assert.equal(answer.status, 200, text);
      assert.ok(text.includes(ownPart), "the page's own part");
      assert.ok(text.endsWith('</html>\n') || text.endsWith('</html>'), text);
      return text;
    };
    const without = page('<div id="site-header"></div>');
    const flat = (text: string) =>
      text.replaceAll(/\s*\n\s*|<!-- no shell -->/g, '');

    const visitUntilThere = async (text: string): Promise<void> => {
      let html: string;
      do {
        html = await visit();
      } while (!html.includes(text));
    };

    it('has the shell, and requests it once a minute', { skip }, async () => {
      await serve('up');
      if (host.fetchesApart) {
        await visitUntilThere(shellText);
      }
      for (let visits = 1; visits <= 3; visits += 1) {
        assert.equal(
          flat(await visit()),
          page(`<div id="site-header">${shellText}</div>`),
        );
      }
      assert.equal(origin.asked, 1);
    });

    for (const mode of ['silent', 'failing', 'breaking off'] as const) {
      it(
        `F01 F07 F10: the page is whole, with nothing in the element, where the origin is ${mode}`,
        { skip },
        async () => {
          await serve(mode);
          assert.equal(flat(await visit()), without);
          assert.ok(origin.asked > 0);
        },
      );
    }

    it(
      'keeps the old shell while the origin is away, and takes the new one when it is back',
      { skip },
      async () => {
        await serve('up', 1);
        if (host.fetchesApart) {
          await visitUntilThere(shellText);
        }
        assert.ok((await visit()).includes(shellText));
        for (const mode of ['failing', 'silent'] as const) {
          origin.mode = mode;
          origin.asked = 0;
          while (origin.asked === 0) {
            assert.ok((await visit()).includes(shellText), mode);
          }
          assert.ok(
            (await visit()).includes(shellText),
            `after it was ${mode}`,
          );
        }
        origin.mode = 'renewed';
        await visitUntilThere(renewedText);
      },
    );
  });
}

/** The reason to skip a server's tests; false when its programs are installed. */
function reasonToSkip({ programs, probe }: Host): string | false {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    return `${missing.join(', ')} is not installed`;
  }
  const [program] = programs;
  if (program && probe && spawnSync(program, probe).status !== 0) {
    return `${program} is installed without all that it needs`;
  }
  return false;
}
