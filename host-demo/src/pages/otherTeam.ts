/** Shown in the middle of pages that are not ours: the demo has them so that no link ends nowhere. */
export const otherTeamText =
  'This page belongs to another team; the header and the footer are ours.';
