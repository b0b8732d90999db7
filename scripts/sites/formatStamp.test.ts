import { formatStamp } from './formatStamp';

it('says what became of each site, which files were written, how long it took, and which site is first', () => {
  const outcome = {
    changes: [
      { slug: 'maplehearth', change: 'unchanged' },
      { slug: 'cedarline', change: 'added' },
    ],
    first: 'maplehearth',
    written: [
      'header-remote/cedarline/embed.js',
      'header-remote/cedarline/shell.html',
      'footer-remote/cedarline/embed.js',
    ],
  } as const;
  expect(formatStamp(outcome, { target: '/srv/remotes', seconds: 0.84 })).toBe(
    `maplehearth  unchanged
cedarline    added
Written (0.8 s, /srv/remotes)
  header-remote/cedarline/  embed.js shell.html
  footer-remote/cedarline/  embed.js
First, found without its slug: maplehearth`,
  );
});

it('says that nothing is other than before, and who was taken off', () => {
  const facts = { target: 's3://remotes/', removed: 'cedarline', seconds: 1 };
  expect(formatStamp({ changes: [], first: 'maplehearth', written: [] }, facts)).toBe(
    `cedarline  removed
No stable file is other than before (1.0 s, s3://remotes/)
First, found without its slug: maplehearth`,
  );
});
