/** How far somebody came with the lead form: each step that was reached. Source: threat S10. */
export const leadSteps = ['seen', 'begun', 'refused', 'sent'] as const;
export type LeadStep = (typeof leadSteps)[number];
