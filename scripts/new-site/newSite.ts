import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings } from '../demo/demoSettings';
import { writeDocuments } from '../build/documents';
import { orEnd } from '../release/releaseCommand';
import { checkSites, formatMistakes } from '../sites/checkSites';
import { formatNewSite, toNewSite } from '../sites/newSite';
import { siteFileName, sitesFolder } from '../sites/readSites';

await orEnd(() => {
  const [slug, ...rest] = process.argv.slice(2);
  const { root, port } = demoSettings(process.env);
  if (slug === undefined || rest.length > 0) {
    throw new ReleaseError(
      'Give the name of the site in lower case, without blanks: npm run new-site -- cedarline',
    );
  }
  const file = path.posix.join(sitesFolder, slug, siteFileName);
  const text = toNewSite(slug);
  if (existsSync(path.join(root, file))) {
    throw new ReleaseError(
      `${file} is there already. Edit it, or choose another name.`,
    );
  }
  const { mistakes } = checkSites([{ folder: slug, file, text }], {});
  if (mistakes.length > 0) {
    throw new ReleaseError(formatMistakes(mistakes));
  }
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  writeDocuments(root);
  console.log(formatNewSite(slug, file, port));
});
