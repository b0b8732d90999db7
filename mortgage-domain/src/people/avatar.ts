/** Which picture stands for a person. Source: ledger AVA-1..3, ENT-16, CON-17, OPN-97. */
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

/** The photo unless it is the placeholder; else the initials; else the icon of the email's checksum. */
export function decideAvatar(
  { displayName = '', email = '', photo = '' }: AvatarData,
  placeholderPhoto: string,
): Avatar {
  if (photo !== '' && photo !== placeholderPhoto) return { kind: 'photo', src: photo };
  const initials = toInitials(displayName);
  return initials
    ? { kind: 'initials', text: initials }
    : { kind: 'icon', index: toIconIndex(email) };
}

function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.map((word) => [...word][0]!.toUpperCase()).join('');
}

const toIconIndex = (email: string): number =>
  [...email.toLowerCase()].reduce((sum, character) => sum + character.codePointAt(0)!, 0) %
  avatarIconCount;
