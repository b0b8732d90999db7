import type { GivenVisitor } from 'embed/contract';
import type { UserNavLink } from 'mortgage-domain/menus/userNavigation';
import {
  permissions,
  type Permission,
} from 'mortgage-domain/people/permissions';
import { isLender, withUserIdPrefix } from 'mortgage-domain/people/user';
import type { FoundVisitor } from './visitor';

type Test = (value: unknown) => boolean;
const matches =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const isText = matches(/^.{1,255}$/);
const isAddress = matches(/^(https?:\/\/|\/(?!\/))\S+$/);
const isPermission: Test = (value) =>
  permissions.some((known) => known === value);
const isEntry: Test = (value) => {
  const { key, text, href } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [key ?? 'none', text].every(isText) && isAddress(href);
};

const parts: Record<
  keyof GivenVisitor,
  readonly [isValid: Test, advice: string]
> = {
  id: [isText, 'a text of at most 255 characters'],
  displayName: [isText, 'a text of at most 255 characters'],
  photo: [isAddress, 'an http(s) address or a path'],
  roles: [listOf(isText), 'a list of texts, such as ["Lender"]'],
  permissions: [
    listOf(isPermission),
    `a list of any of ${permissions.join(', ')}`,
  ],
  menu: [
    listOf(isEntry),
    'a list such as [{ "text": "Orders", "href": "/orders/" }]',
  ],
  unreadCount: [
    (value) => Number.isInteger(value) && Number(value) >= 0,
    'a whole number from 0 on',
  ],
};

/** Each invalid part is one warning, and left out. */
export function toGivenUser(given: GivenVisitor): FoundVisitor {
  const {
    id = '',
    displayName = '',
    photo,
    roles = [],
    ...visitor
  } = check(given);
  const navLinks: Record<string, UserNavLink> = {};
  for (const [index, { key, text, href }] of (visitor.menu ?? []).entries()) {
    navLinks[key ?? `page${index}`] = { ...noEntry, title: text, href };
  }
  const { inbox = noEntry } = navLinks;
  navLinks.inbox = { ...inbox, notifications: visitor.unreadCount ?? 0 };
  const user = {
    id: withUserIdPrefix(id),
    firstName: displayName,
    lastName: '',
    authenticated: true,
    emailAddress: '',
    logon: '',
    lender: isLender({ profileTypes: roles }),
    professional: false,
    profileTypes: roles,
    permissions: (visitor.permissions ?? []) as readonly Permission[],
  };
  return { user, given: { avatar: { displayName, photo }, navLinks } };
}

const noEntry: UserNavLink = {
  title: '',
  href: '',
  subLinks: [],
  divider: false,
  tag: '',
  notifications: 0,
};

function check(given: GivenVisitor): GivenVisitor {
  const isValid = ([name, value]: [string, unknown]) => {
    const [test, advice] =
      (Object.hasOwn(parts, name) && parts[name as keyof GivenVisitor]) || [];
    if (test?.(value)) {
      return true;
    }
    const fix = advice
      ? `write ${advice}`
      : `known parts: ${Object.keys(parts).join(', ')}`;
    console.warn(
      `[mortgage session] ${name} of the page's visitor (${JSON.stringify(value)}) is not valid and is left out: ${fix}.`,
    );
    return false;
  };
  const said = Object.entries(given).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(said.filter(isValid));
}
