/** The suite as a module, for your own tests. */
export { parseContract, readContract } from './host/contract';
export { readFixtures, type Fixtures } from './host/fixtures';
export { formatResults } from './formatResults';
export {
  casesOf,
  leftOut,
  runConformance,
  type Result,
} from './runConformance';
