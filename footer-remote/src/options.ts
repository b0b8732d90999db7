import type { PageConfig } from 'embed/contract';
import type { FooterData } from 'mortgage-domain/footer/footerData';

export interface FooterOptions extends PageConfig {
  /** Parts of the footer as the page wants them; what is left out stays the server's or ours (ENT-18). */
  readonly footer?: FooterData;
}
