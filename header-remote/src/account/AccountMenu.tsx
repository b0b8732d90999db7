import { formatBadge } from 'mortgage-domain/menus/badge';
import {
  isAdminSection,
  type NavigationSection,
} from 'mortgage-domain/menus/navigationSection';
import { useSessionSelector } from 'session-shared/react';
import { Badge, Gap } from '../badges/Badge';
import { text } from '../site/messages';
import { accountMenuId, selectIsLeaving } from './account';
import {
  selectAccountMenu,
  selectAvatarData,
  selectShownSections,
  selectUnreadBadge,
} from './accountLinks';
import { Avatar } from './Avatar';
import classes from './AccountMenu.module.css';
import avatar from './Avatar.module.css';

/** The avatar button and the signed-in visitor's menu, next to the server's sections. */
export function AccountMenu() {
  const sections = useSessionSelector(selectShownSections);
  const { displayName, email } = useSessionSelector(selectAvatarData);
  const unread = useSessionSelector(selectUnreadBadge);
  return (
    <div>
      <button
        type="button"
        className={avatar.button}
        aria-label={nameAccount(unread)}
        popoverTarget={accountMenuId}
        data-track-label={text('yourAccount')}
        data-track-once=""
      >
        <Avatar />
        {unread && <span className={avatar.unread} />}
      </button>
      <nav
        id={accountMenuId}
        popover="auto"
        data-popup="bottom-end"
        className={classes.menu}
        aria-label={text('yourAccount')}
      >
        <p className={classes.whose}>
          {displayName && <strong>{displayName}</strong>} {email}
        </p>
        {sections.length > 0 && (
          <div className={classes.sections}>
            {sections.map((section, index) => (
              <AccountSection key={index} section={section} />
            ))}
          </div>
        )}
        <AccountLinks />
      </nav>
    </div>
  );
}

const nameAccount = (unread: string): string =>
  unread
    ? text('yourAccountNew', { number: unread, count: parseInt(unread, 10) })
    : text('yourAccount');

function AccountLinks() {
  const links = useSessionSelector(selectAccountMenu);
  const isLeaving = useSessionSelector(selectIsLeaving);
  return (
    <ul className={`${classes.list} ${classes.own}`}>
      {links.map((link) => (
        <li
          key={link.key}
          className={link.divider ? classes.divided : undefined}
        >
          <a
            href={link.href}
            rel={link.key === 'signOut' ? 'nofollow' : undefined}
            aria-live={link.key === 'signOut' ? 'polite' : undefined}
            data-track-label={link.text}
          >
            {isLeaving && link.key === 'signOut'
              ? text('signingOut')
              : link.text}
            {link.tag && (
              <>
                {' '}
                <span className={classes.tag}>
                  <Gap />
                  {link.tag}
                </span>
              </>
            )}
            <Badge count={link.badge} />
          </a>
          {link.subLinks.length > 0 && (
            <ul className={classes.sub} aria-label={link.text}>
              {link.subLinks.map(({ title, href }, index) => (
                <li key={index}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function AccountSection({ section }: { readonly section: NavigationSection }) {
  const { link, subsections } = section;
  return (
    <div
      className={
        isAdminSection(section)
          ? `${classes.section} ${classes.admin}`
          : classes.section
      }
    >
      <a
        className={classes.title}
        href={link.href}
        data-track-label={link.text}
      >
        {link.text}
        <Badge count={formatBadge(link.notifications ?? 0)} />
      </a>
      {subsections.map(({ title, links }, index) => (
        <ul
          key={index}
          className={classes.list}
          aria-label={title || link.text}
        >
          {links.map(({ text, href }, entry) => (
            <li key={entry}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
