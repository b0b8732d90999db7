/** For remotes that show nothing of a site but what the session knows of it. */
export const toPart = () => ({});
