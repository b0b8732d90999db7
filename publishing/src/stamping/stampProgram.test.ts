import { runStampProgram } from './stampProgram';

const inputs = [{ site: { slug: 'cedarline' }, parts: {} }];
const once = (program: string) =>
  runStampProgram(
    { name: 'header-remote', version: '1.0.0-aaaa', program },
    inputs,
  );

it('the result of the same input is requested once', async () => {
  const program = `exports.toPart = () => ({ at: process.hrtime.bigint().toString() });`;
  const [first] = await once(program);
  expect((await once(program))[0]).toBe(first);
  const [other] = await once(`${program} /* other */`);
  expect(other?.part).not.toEqual(first?.part);
});

it('a program that failed is tried again', async () => {
  const program = 'throw new Error("no")';
  const first = once(program);
  await expect(first).rejects.toThrow(
    'header-remote 1.0.0-aaaa cannot be stamped',
  );
  const second = once(program);
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow('cannot be stamped');
});

it('reports the error, not its place in a program of one line', async () => {
  const program = `/* ${'x'.repeat(5000)} */ throw new TypeError('no such part')`;
  await expect(once(program)).rejects.toThrow(
    /header-remote 1\.0\.0-aaaa cannot be stamped: its program failed\.[^x]*TypeError: no such part/,
  );
});
