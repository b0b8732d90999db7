import { readNotice, sitesWithNotices, withNotice } from './notices';

const registry = { workspaces: {}, sites: [{ slug: 'one' }, { slug: 'two' }] };
const text = 'We are closed today.';
const now = new Date('2026-12-01T00:00Z');

it('hands a notice to the stamp of one site or of all, until it is removed', () => {
  const one = withNotice(registry, { text }, 'two', 'target');
  expect(sitesWithNotices(one, 'target')).toEqual([
    { slug: 'one' },
    { slug: 'two', notice: { text } },
  ]);
  const all = withNotice(registry, { text }, undefined, 'target');
  expect(
    sitesWithNotices(withNotice(all, undefined, 'two', 'target'), 'target'),
  ).toEqual([{ slug: 'one', notice: { text } }, { slug: 'two' }]);
  expect(() => withNotice(registry, { text }, 'elm', 'target')).toThrow(
    'There is no site "elm"',
  );
});

it('S01: takes one line of plain text, an https link and a time to come', () => {
  const notice = {
    text,
    link: 'https://status.example/',
    until: '2026-12-24T13:00-05:00',
  };
  expect(readNotice(notice, now)).toEqual({
    ...notice,
    until: '2026-12-24T18:00:00.000Z',
  });
  for (const wrong of ['', ' ', 'a\nb', '<b>x</b>', '&amp;', 'x'.repeat(281)]) {
    expect(() => readNotice({ text: wrong }, now)).toThrow(
      'one line of plain text',
    );
  }
  for (const link of [
    'javascript:alert(1)',
    'http://status.example/',
    '/status',
  ]) {
    expect(() => readNotice({ text, link }, now)).toThrow(
      'not an https address',
    );
  }
  for (const until of [
    '2020-01-01T00:00Z',
    '2026-12-24',
    'soon',
    '2026-13-01T00:00Z',
    '2027-02-31T00:00Z',
  ]) {
    expect(() => readNotice({ text, until }, now)).toThrow(
      'not a time to come',
    );
  }
});
