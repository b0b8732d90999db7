import * as v from 'valibot';
import { isSafeHref } from './href';

/** The address of a link that came over the network (threat S01). */
export const safeHrefSchema = v.pipe(
  v.string(),
  v.check(isSafeHref, 'The address is not allowed.'),
);
