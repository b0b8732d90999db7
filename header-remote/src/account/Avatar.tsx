import { useState } from 'react';
import { decideAvatar } from 'mortgage-domain/people/avatar';
import { stroke } from 'remote-kit/stroke';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { selectIsUndecided } from './account';
import { selectAvatarData } from './accountLinks';
import classes from './Avatar.module.css';

/** Photo, initials or icon (AVA-1 to AVA-3); a photo that cannot be loaded counts as missing. */
export function Avatar() {
  const data = useSessionSelector(selectAvatarData);
  const site = useSessionSelector(selectSite);
  const isUndecided = useSessionSelector(selectIsUndecided);
  const [brokenPhoto, setBrokenPhoto] = useState<string>();
  const avatar = decideAvatar(
    data.photo === brokenPhoto ? { ...data, photo: '' } : data,
    site,
  );
  if (isUndecided) {
    return <AvatarIcon index={0} />;
  }
  if (avatar.kind === 'photo') {
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
  }
  return avatar.kind === 'initials' ? (
    <span className={classes.initials} aria-hidden="true">
      {avatar.text}
    </span>
  ) : (
    <AvatarIcon index={avatar.index} />
  );
}

/** Five pictures for people without a photo and a name (AVA-3): house, key, leaf, lamp, door. */
const icons = [
  { fill: '#0f5c4d', path: 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6' },
  { fill: '#8a3a12', path: 'M8 5a4 4 0 1 0 .01 0m3 7 8 8m-3-3 2-2' },
  {
    fill: '#3c6a1e',
    path: 'M12 20v-6c-5 0-8-3-8-8 5 0 8 3 8 8 0-6 3-9 8-9 0 6-3 9-8 9',
  },
  { fill: '#5b3f8c', path: 'M6 12l3-8h6l3 8ZM12 12v8M8 20h8' },
  { fill: '#1d4f8c', path: 'M7 20V4h10v16M4 20h16M14 12v1' },
] as const;

export function AvatarIcon({ index }: { readonly index: number }) {
  const { fill, path } = icons[index] ?? icons[0];
  return (
    <svg width="36" height="36" viewBox="-6 -6 36 36" aria-hidden="true">
      <circle cx="12" cy="12" r="18" fill={fill} />
      <path d={path} {...stroke} stroke="#fff" />
    </svg>
  );
}
