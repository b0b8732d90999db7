import { useState } from 'react';
import { decideAvatar } from 'mortgage-domain/people/avatar';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { selectAvatarData } from './account';
import { AvatarIcon } from './AvatarIcon';
import classes from './Account.module.css';

/** Photo, initials or icon (AVA-1 to AVA-3); a photo that cannot be loaded is none. */
export function Avatar() {
  const data = useSessionSelector(selectAvatarData);
  const { placeholderPhoto } = useSessionSelector(selectSite);
  const [brokenPhoto, setBrokenPhoto] = useState<string>();
  const avatar = decideAvatar(
    data.photo === brokenPhoto ? { ...data, photo: '' } : data,
    placeholderPhoto,
  );
  if (avatar.kind === 'photo')
    return (
      <img
        className={classes.photo}
        src={avatar.src}
        alt=""
        width="36"
        height="36"
        onError={() => setBrokenPhoto(avatar.src)}
      />
    );
  return avatar.kind === 'initials' ? (
    <span className={classes.initials} aria-hidden="true">
      {avatar.text}
    </span>
  ) : (
    <AvatarIcon index={avatar.index} />
  );
}
