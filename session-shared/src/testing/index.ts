/** The module `session-shared/testing`: a real store and a fake API, for tests of remotes. Not federated. */
export {
  fakeApi,
  type FakeAnswer,
  type FakeApi,
  type FakeCall,
} from './fakeApi';
export { FakeBroadcastChannel } from './fakeBroadcastChannel';
export { readAloud } from './readAloud';
export { renderWithSession } from './renderWithSession';
export {
  testSession,
  type TestSession,
  type TestSessionOptions,
} from './testSession';
export { trackedOf } from './trackedOf';
/** Actions that the session itself dispatches, for tests. */
export { configSet } from '../config/config';
export { permissionsLoaded } from '../permissions/permissions';
export { loggedIn } from '../visitor/visitor';
