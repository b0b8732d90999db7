import type { RemoteDefinition } from 'remote-kit/remote';
import { behave } from './behaviour';
import { finish } from './finish';
import { frameFeature } from './frame/frame';
import type { FooterOptions } from './options';
import { shows } from './shows';

export const remote: RemoteDefinition<FooterOptions> = {
  name: 'footer-remote',
  features: () => [frameFeature],
  shows,
  behave,
  finish,
  loadView: () => import(/* webpackChunkName: "view" */ './view'),
};
