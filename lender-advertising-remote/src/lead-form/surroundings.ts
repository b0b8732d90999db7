import type { LeadRole } from 'mortgage-domain/leads/leadRole';
import type { UtmParams } from 'mortgage-domain/leads/utmParams';
import type { DraftStorage } from './storage';

/** What the form needs of the page around it. */
export interface LeadFormSurroundings {
  readonly navigate: (path: string) => void;
  /** Campaign parameters of the page's address (OPN-75). */
  readonly utmParams: UtmParams | undefined;
  /** Tells the page that a lead was stored. */
  readonly sent: (role: LeadRole) => void;
  readonly draft: DraftStorage;
  /** A role that the visitor chose in the pre-rendered form, before there was anybody to hear of it. */
  readonly chosenRole?: string;
}
