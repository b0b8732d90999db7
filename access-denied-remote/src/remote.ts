import type { RemoteDefinition } from 'remote-kit/remote';
import type { AccessDeniedOptions } from './options';

export const remote: RemoteDefinition<AccessDeniedOptions> = {
  name: 'access-denied-remote',
  loadView: () => import(/* webpackMode: "eager" */ './view'),
};
