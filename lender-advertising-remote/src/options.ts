// In a file of its own, so that the published types of `mount` do not reach the session.
import type { PageConfig } from 'embed/contract';
import type { LenderPageContent } from './content/lenderPageContent';

export interface LenderAdvertisingOptions extends PageConfig {
  /** Own texts, in the form of content.json; sections and texts that are left out keep their default. */
  readonly content?: {
    readonly [Section in keyof LenderPageContent]?: Partial<
      LenderPageContent[Section]
    >;
  };
}
