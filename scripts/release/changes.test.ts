import type { Registry, Releases } from 'publishing/registry';
import { describeChanges } from './changes';

const url = 'https://static.example/header-remote/';
const canary = {
  version: '0.1.0-cccc',
  share: 10,
  since: '2026-03-02T10:00:00.000Z',
};
const having = (current: string, more: Partial<Releases> = {}): Registry => ({
  workspaces: { 'header-remote': { url, current, versions: [], ...more } },
});

it('names the former and the current version, and the command that goes back', () => {
  const where = ' --target /srv/remotes';
  expect(
    describeChanges(having('0.1.0-75103dd2'), having('0.1.0-763f5291'), where),
  ).toEqual([
    'header-remote: 0.1.0-75103dd2 → 0.1.0-763f5291',
    '  back: npm run rollback -w header-remote -- 0.1.0-75103dd2 --target /srv/remotes',
  ]);
  expect(describeChanges({ workspaces: {} }, having('0.1.0-aaaa'))).toEqual([
    'header-remote: none → 0.1.0-aaaa',
  ]);
  expect(describeChanges(having('0.1.0-aaaa'), having('0.1.0-aaaa'))).toEqual(
    [],
  );
});

it('names a canary that has begun or ended', () => {
  const [none, one] = [having('0.1.0-aaaa'), having('0.1.0-aaaa', { canary })];
  expect(describeChanges(none, one)).toEqual([
    'header-remote, its canary: none → 0.1.0-cccc',
  ]);
  expect(describeChanges(one, none)).toEqual([
    'header-remote, its canary: 0.1.0-cccc → none',
  ]);
});
