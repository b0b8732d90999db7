import { decideAvatar } from 'mortgage-domain/avatar';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AvatarIcon } from './AvatarIcon';
import { selectAvatarData } from './selectors';
import classes from './Account.module.css';

export function Avatar() {
  const data = useSessionSelector(selectAvatarData);
  const { placeholderPhoto } = useSessionSelector(selectSite);
  const avatar = decideAvatar(data, placeholderPhoto);
  if (avatar.kind === 'photo') return <img className={classes.photo} src={avatar.src} alt="" width="36" height="36" />;
  return avatar.kind === 'initials' ? <span className={classes.initials} aria-hidden="true">{avatar.text}</span> : <AvatarIcon index={avatar.index} />;
}
