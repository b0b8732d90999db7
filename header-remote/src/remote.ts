import type { RemoteDefinition } from 'remote-kit/remote';
import { accountFeature } from './account/saga';
import { behave } from './behaviour';
import { finish } from './finish';
import { headerOptionFeature } from './site/headerOption';
import { navigationFeature } from './navigation/saga';
import { noticeFeature } from './notice/notice';
import { closingFeature } from './popups/closingFeature';
import { shows } from './shows';

export const remote: RemoteDefinition = {
  name: 'header-remote',
  features: (_session, element) => [
    accountFeature,
    navigationFeature,
    headerOptionFeature,
    noticeFeature,
    closingFeature(element),
  ],
  shows,
  behave,
  finish,
  loadView: () => import(/* webpackChunkName: "view" */ './view'),
};
