import { createChallenge } from './challenge';

const report = jest.fn();
const open = (showDialog: (address: string) => Promise<boolean>) =>
  createChallenge({ origin: 'https://host.example', report, showDialog });

it('AUT-9 AUT-10: settles once the check is passed, by the absolute address of its script', async () => {
  const showDialog = jest.fn(async () => true);
  await expect(open(showDialog)('/challenge.js')).resolves.toBeUndefined();
  expect(showDialog).toHaveBeenCalledWith('https://host.example/challenge.js');
});

it('OPN-38: calls that are blocked at the same time share one dialog, and a later one gets its own', async () => {
  const showDialog = jest.fn(async () => true);
  const challenge = open(showDialog);
  await Promise.all([challenge('/a.js'), challenge('/b.js')]);
  expect(showDialog).toHaveBeenCalledTimes(1);
  await challenge('/a.js');
  expect(showDialog).toHaveBeenCalledTimes(2);
});

it.each([
  ['closed', async () => false],
  ['not to be had', () => Promise.reject(new Error('chunk'))],
])('AUT-11: rejects with ChallengeClosed when the dialog is %s', async (_what, showDialog) => {
  const challenge = open(showDialog);
  await expect(challenge('/challenge.js')).rejects.toMatchObject({ name: 'ChallengeClosed' });
  expect(report).not.toHaveBeenCalled();
});

it('S11: rejects, and reports, where the script is of another origin', async () => {
  const showDialog = jest.fn(async () => true);
  await expect(open(showDialog)('//evil.example/x.js')).rejects.toMatchObject({
    name: 'ChallengeClosed',
  });
  expect(showDialog).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith({ name: 'ChallengeRefused' });
});
