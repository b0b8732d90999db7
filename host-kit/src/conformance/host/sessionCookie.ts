import type { Answered } from './exchange';

export function cookieMistakes({ headers, isTls }: Answered): readonly string[] {
  const lines = headers.getSetCookie();
  if (lines.length === 0) return ['none'];
  const found = lines
    .map((line) => missingOf(line, isTls))
    .sort((one, other) => one.length - other.length)[0];
  return found && found.length > 0 ? [`a cookie without ${found.join(', ')}`] : [];
}

function missingOf(line: string, isTls: boolean): readonly string[] {
  const attributes = line
    .split(';')
    .slice(1)
    .map((part) => part.trim().toLowerCase());
  const wanted: readonly (readonly [string, boolean])[] = [
    ['HttpOnly', attributes.includes('httponly')],
    ['SameSite=Lax or Strict', attributes.some((one) => /^samesite=(lax|strict)$/.test(one))],
    ['Path=/', attributes.includes('path=/')],
    ['Secure', !isTls || attributes.includes('secure')],
  ];
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
}
