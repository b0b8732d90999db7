/** The steps of the lead form that a visitor has reached. @source threat S10 */
export const leadSteps = ['seen', 'begun', 'refused', 'sent'] as const;
export type LeadStep = (typeof leadSteps)[number];
