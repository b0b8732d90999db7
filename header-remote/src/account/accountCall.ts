import { accountSectionsPath } from 'mortgage-domain/site/servicePaths';

/** HDR-16: the header's first call, which the page host makes before the session is there. */
export const accountCall = `${accountSectionsPath}?pageframe=true`;
