import type { LeadRole, UtmParams } from 'mortgage-domain/lead';

/** What the form needs of the page around it. */
export interface LeadFormSurroundings {
  readonly navigate: (path: string) => void;
  /** Campaign parameters of the page's address (OPN-75). */
  readonly utmParams: UtmParams | undefined;
  /** Tells the page that a lead was stored. */
  readonly sent: (role: LeadRole) => void;
}
