import packageJson from '../../package.json';
import { contractMajor } from './contract';

it('F13: the build names the container by the contract that the code keeps', () => {
  expect(packageJson.contractMajor).toBe(contractMajor);
});
