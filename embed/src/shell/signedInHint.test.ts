import { signedInHintKey } from '../contract/handOvers';
import { readSignedInHint } from './signedInHint';

it('is true only where the session has set it', () => {
  expect(readSignedInHint(window)).toBe(false);
  localStorage.setItem(signedInHintKey, 'yes');
  expect(readSignedInHint(window)).toBe(false);
  localStorage.setItem(signedInHintKey, '1');
  expect(readSignedInHint(window)).toBe(true);
  localStorage.clear();
});

it('is false where storage is blocked (F34)', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  } as Window;
  expect(readSignedInHint(blocked)).toBe(false);
});
