// In a file of its own, so that the published types of `mount` do not reach the session.
import type { PageConfig } from 'embed/contract';
import type { FooterData } from 'mortgage-domain/footer/footerData';

export interface FooterOptions extends PageConfig {
  /** Parts of the footer that the page replaces. The other parts stay the server's or ours (ENT-18). */
  readonly footer?: FooterData;
}
