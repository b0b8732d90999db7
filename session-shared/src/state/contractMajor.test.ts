import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractMajor } from './contract';

it('F13: the build names the container by the contract that the code keeps', () => {
  const { contractMajor: built } = JSON.parse(
    readFileSync(path.join(__dirname, '../../package.json'), 'utf8'),
  ) as { contractMajor: number };
  expect(built).toBe(contractMajor);
});
