import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { chooseVersion } from './chooseVersion';

const at = (version: string, releasedBy?: string) => ({
  version,
  releasedAt: '2026-01-02T03:04:05.678Z',
  releasedBy,
});
const releases = {
  url: 'https://static.example/header-remote/',
  current: '1.2.0',
  versions: [at('1.2.0'), at('1.1.0', 'Ada Lane'), at('1.0.0')],
};

/** What comes of an answer at the terminal; without one the terminal is closed. */
async function answering(answer: string | undefined, known = releases) {
  const terminal = { input: new PassThrough(), output: new PassThrough() };
  terminal.input.end(answer === undefined ? '' : `${answer}\n`);
  const chosen = chooseVersion(terminal, 'header-remote', known).finally(() =>
    terminal.output.end(),
  );
  const [outcome, said] = await Promise.allSettled([chosen, text(terminal.output)]);
  return { outcome, said: said.status === 'fulfilled' ? said.value : '' };
}

it('lists the earlier versions and takes one by its number or its name', async () => {
  const { outcome, said } = await answering('2');
  expect(outcome).toEqual({ status: 'fulfilled', value: '1.0.0' });
  expect(said).toContain(`header-remote 1.2.0 is current. Before that there were:
  1  1.1.0  2026-01-02T03:04:05.678Z  Ada Lane
  2  1.0.0  2026-01-02T03:04:05.678Z
Which one is to be current again? Its number: `);
  expect((await answering(' 1.1.0 ')).outcome).toMatchObject({ value: '1.1.0' });
});

it.each([['0'], ['3'], [''], ['the last'], [undefined]])(
  'an invalid answer (%p) changes nothing',
  async (answer) => {
    const { outcome } = await answering(answer);
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: {
        message: 'Nothing was chosen, and nothing has changed: header-remote 1.2.0 is current.',
      },
    });
  },
);

it('asks nothing without an earlier version', async () => {
  const alone = { ...releases, versions: releases.versions.slice(0, 1) };
  const { outcome, said } = await answering('1', alone);
  expect(outcome).toEqual({ status: 'fulfilled', value: undefined });
  expect(said).toBe('');
});
