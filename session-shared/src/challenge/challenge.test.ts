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

it.each<[string, string, () => Promise<boolean>, object[]]>([
  ['closed', '/a.js', async () => false, []],
  ['not to be had', '/a.js', () => Promise.reject(new Error('chunk')), []],
  [
    "another origin's",
    '//evil.example/a.js',
    async () => true,
    [{ name: 'ChallengeRefused' }],
  ],
])(
  'AUT-11 S11: rejects where the dialog is %s',
  async (_what, script, showDialog, reports) => {
    await expect(open(showDialog)(script)).rejects.toMatchObject({
      name: 'ChallengeClosed',
    });
    expect(report.mock.calls.flat()).toEqual(reports);
  },
);
