/** The picture of a person. @source ledger AVA-1..3, ENT-16, CON-17, OPN-97 */
import { firstCharacter } from '../fields/text';
import { isHostOf } from '../links/ownLinks';
import { parseUrl } from '../links/parseUrl';
import type { SiteConfig } from '../site/siteConfig';

export interface AvatarData {
  readonly displayName?: string;
  readonly email?: string;
  readonly photo?: string;
}

export type Avatar =
  | { readonly kind: 'photo'; readonly src: string }
  | { readonly kind: 'initials'; readonly text: string }
  | { readonly kind: 'icon'; readonly index: number };

export const avatarIconCount = 5;

export function decideAvatar(
  { displayName = '', email = '', photo = '' }: AvatarData,
  site: Pick<SiteConfig, 'placeholderPhoto' | 'mainDomain'>,
): Avatar {
  if (photo !== '' && !isPlaceholder(photo, site)) {
    return { kind: 'photo', src: photo };
  }
  const initials = toInitials(displayName);
  if (initials !== '') {
    return { kind: 'initials', text: initials };
  }
  return { kind: 'icon', index: toIconIndex(email) };
}

/** OPN-97: hosts of the site are one; a query tells pictures apart if the placeholder has one. */
function isPlaceholder(
  photo: string,
  {
    placeholderPhoto,
    mainDomain,
  }: Pick<SiteConfig, 'placeholderPhoto' | 'mainDomain'>,
): boolean {
  const toPicture = (address: string) => {
    const url = parseUrl(address, `https://${mainDomain}`);
    const host =
      url && isHostOf(url.hostname, mainDomain) ? mainDomain : url?.hostname;
    return [
      host,
      url?.pathname,
      placeholderPhoto.includes('?') && url?.search,
    ].join(' ');
  };
  return (
    photo === placeholderPhoto ||
    toPicture(photo) === toPicture(placeholderPhoto)
  );
}

export function toInitials(name: string): string {
  const words = name.match(/\S+/g) ?? [];
  const firstAndLast = words.filter(
    (_, index) => index === 0 || index === words.length - 1,
  );
  return firstAndLast.map((word) => toInitial(word).toUpperCase()).join('');
}

/** `(Bob)` begins with a letter. */
const toInitial = (word: string): string =>
  firstCharacter(word.replace(/^[\p{P}\p{Cf}]+(?=.)/u, ''));

function toIconIndex(email: string): number {
  const codes = Array.from(
    email.toLowerCase(),
    (character) => character.codePointAt(0) ?? 0,
  );
  return codes.reduce((sum, code) => sum + code, 0) % avatarIconCount;
}
