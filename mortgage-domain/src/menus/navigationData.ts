/** The header's part of a page frame. Source: specification 3, 7; ledger CAL-14, OPN-28. */
import * as v from 'valibot';
import { readAnswer } from '../wire/readAnswer';
import { readAccountSections, type AccountSections } from './accountSections';
import { userNavigationSchema, type UserNavigation } from './userNavigation';

export interface NavigationData extends AccountSections {
  readonly user?: UserNavigation;
}

const pageFrameSchema = v.object({ topnav: v.object({ json: v.unknown() }) });
const userPartSchema = v.object({
  user: v.optional(v.fallback(v.optional(userNavigationSchema), undefined)),
});

/** Ignores an invalid user part. Throws for anything but a page frame. */
export function readNavigationData(json: unknown): NavigationData {
  const data = v.parse(pageFrameSchema, json).topnav.json;
  const { user } = readAnswer(userPartSchema, data);
  return { ...readAccountSections(data), user };
}
