import type { GivenVisitor } from 'embed/contract';
import { permissions, type Permission } from 'mortgage-domain/people/permissions';
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
const isEntry: Test = (value) => {
  const { key = 'none', text, href } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [key, text].every(isText) && isAddress(href);
};

const parts: Record<keyof GivenVisitor, readonly [isValid: Test, advice: string]> = {
  id: [isText, 'a text of at most 255 characters'],
  displayName: [isText, 'a text of at most 255 characters'],
  photo: [isAddress, 'an http(s) address or a path'],
  roles: [listOf(isText), 'a list of texts, such as ["Lender"]'],
  permissions: [
    listOf((value) => permissions.some((known) => known === value)),
    `a list of any of ${permissions.join(', ')}`,
  ],
  menu: [listOf(isEntry), 'a list such as [{ "text": "Orders", "href": "/orders/" }]'],
  unreadCount: [matchesCount, 'a whole number from 0 on'],
};
function matchesCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Each invalid part is one warning, and left out. */
export function toGivenUser(given: GivenVisitor): FoundVisitor {
  const { id = '', displayName = '', photo, menu = [], unreadCount, ...visitor } = check(given);
  const { roles: profileTypes = [] } = visitor;
  const entries = menu.map(({ key, text, href }, index) => [
    key ?? `page${index}`,
    { ...noEntry, title: text, href },
  ]);
  const navLinks = Object.fromEntries(entries) as Record<string, typeof noEntry>;
  if (unreadCount) navLinks.inbox = { ...(navLinks.inbox ?? noEntry), notifications: unreadCount };
  const user = {
    id: withUserIdPrefix(id),
    firstName: displayName,
    lastName: '',
    authenticated: true,
    emailAddress: '',
    logon: '',
    lender: isLender({ profileTypes }),
    professional: false,
    profileTypes,
    permissions: (visitor.permissions ?? []) as readonly Permission[],
  };
  return { user, given: { avatar: { displayName, photo }, navLinks } };
}

const noEntry = { title: '', href: '', subLinks: [], divider: false, tag: '', notifications: 0 };

function check(given: GivenVisitor): GivenVisitor {
  const isValid = ([name, value]: [string, unknown]) => {
    const [test, advice] = (Object.hasOwn(parts, name) && parts[name as keyof GivenVisitor]) || [];
    if (test?.(value)) return true;
    const fix = advice ? `write ${advice}` : `known parts: ${Object.keys(parts).join(', ')}`;
    console.warn(
      `[mortgage session] ${name} of the page's visitor (${JSON.stringify(value)}) is not valid and is left out: ${fix}.`,
    );
    return false;
  };
  return Object.fromEntries(Object.entries(given).filter(isValid));
}
