/** Every story, in the order of a page from top to bottom. */
import { accountStories, headerStories } from './header';
import { dialogStories } from './dialogs';
import { footerStories } from './footer';
import { gateStories } from './gate';
import { lenderPageStories } from './lenderPage';

export type { Story } from './story';

export const stories = [
  ...headerStories,
  ...accountStories,
  ...footerStories,
  ...lenderPageStories,
  ...gateStories,
  ...dialogStories,
];
