import type { GuestHost } from './guestHost';
import type { Page } from './page';

/** Where a promise is proven: a new visitor in a browser. */
export interface Stage {
  readonly page: Page;
  newTab(): Promise<Page>;
  readonly guest: GuestHost;
  /** Takes a picture for people to compare between browsers: `.cache/pictures/browsers`. */
  keepPicture(name: string): Promise<void>;
}

export interface PromiseKept {
  readonly title: string;
  prove(stage: Stage): Promise<void>;
}
