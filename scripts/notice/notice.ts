/**
 * `npm run notice -- --text "…" [--outage] [--until 2026-12-24T18:00Z] [--link https://…] [--site <slug>]` puts a
 * notice on the pages of one site or of all; `--clear` removes it. Without either it prints the notices.
 * docs/operating.md.
 */
import { readNotice, withNotice } from 'publishing/notices';
import { readRegistry } from 'publishing/registry';
import { makeCurrent } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from '../release/releaseCommand';

await runReleaseCommand(
  async ({ settings: { target }, words, options }) => {
    const { text, clear, outage, until, link, site } = options;
    const isGiven = [text, outage, until, link].some(
      (option) => option !== undefined,
    );
    if (words.length > 0 || (isGiven && clear !== undefined)) {
      throw new ReleaseError(
        'Give either --text "<text in quotes>" or --clear.',
      );
    }
    const isOutage = outage !== undefined || undefined;
    const notice = isGiven
      ? readNotice({ text: text ?? '', until, link, isOutage })
      : undefined;
    if (notice || clear !== undefined) {
      await makeCurrent({ target }, (registry) =>
        withNotice(registry, notice, site, target.name),
      );
    }
    const { notices = {} } = await readRegistry(target);
    for (const [slug, one] of Object.entries(notices)) {
      console.log(
        `${slug}: ${one.isOutage ? 'outage: ' : ''}${one.text} ${one.until ?? ''}`,
      );
    }
    if (Object.keys(notices).length === 0) {
      console.log(`${target.name} has no notice.`);
    }
  },
  {
    text: '<text>',
    outage: '',
    until: '<time>',
    link: '<https://…>',
    site: '<slug>',
    clear: '',
  },
);
