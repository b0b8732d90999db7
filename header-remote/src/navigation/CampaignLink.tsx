import { withVisitorIds, type MenuLink } from 'mortgage-domain/mainMenus';
import { useSessionSelector } from 'session-shared/react';
import { selectConfig, selectUser } from 'session-shared/session';

/** A menu link; the eligibility and refinance links also carry the visitor's ids (NAV-18). */
export function CampaignLink({ link, className }: { readonly link: MenuLink; readonly className?: string }) {
  const { guid } = useSessionSelector(selectConfig);
  const user = useSessionSelector(selectUser);
  return <a className={className} href={withVisitorIds(link.href, { guid, encodedUserId: user?.encodedId })}>{link.text}</a>;
}
