import { neverStored } from '../http/cacheControl';
import { isOwnNavigation } from '../http/foreignOrigins';
import type { Handler } from '../http/requests';
import type { ApiSettings } from '../settings/settings';
import { sendPage } from './sendPage';

/** Of a GET that changes something: done at once for a click of our own pages, after one more click for all others (S05). */
export const confirmFirst =
  (
    settings: ApiSettings,
    { title, path }: { readonly title: string; readonly path: string },
    act: Handler,
  ): Handler =>
  (request, reply) =>
    isOwnNavigation(request.headers, settings.origins)
      ? act(request, reply)
      : sendPage(neverStored(reply), 'confirm', { title, action: path, submit: title });
