/** For remotes that need no part of the site of their own. */
export const toPart = () => ({});
