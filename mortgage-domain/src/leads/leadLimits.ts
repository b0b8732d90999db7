/** UTF-16 units; wider than the rules, which have messages. Source: FRM-12..18, OPN-104; S09. */
export const leadLimits = {
  name: 200,
  nmlsId: 64,
  companyName: 200,
  emailAddress: 320,
  phoneNumber: 64,
} as const;
