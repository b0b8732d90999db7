/** Header, footer and gate around a page of the API. */
import type { FramedPage, PageFrame } from 'reference-api/server';
import type { DemoServerSettings } from 'reference-api/settings';
import { sendPage } from './render';

export const framePage =
  (settings: DemoServerSettings): PageFrame =>
  (reply, page, options) =>
    sendPage(reply, settings, decideView(page), page, options);

function decideView({ gate, denied }: FramedPage): string {
  if (gate) return denied ? 'closed-gate' : 'gatedPage';
  return denied ? 'access-denied' : 'page';
}
