import { signedInHintKey } from '../contract/handOvers';
import { readSignedInHint } from './signedInHint';

it('somebody was signed in only where the session has said so', () => {
  expect(readSignedInHint(window)).toBe(false);
  localStorage.setItem(signedInHintKey, 'yes');
  expect(readSignedInHint(window)).toBe(false);
  localStorage.setItem(signedInHintKey, '1');
  expect(readSignedInHint(window)).toBe(true);
  localStorage.clear();
});

it('F34: nobody was where storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  } as Window;
  expect(readSignedInHint(blocked)).toBe(false);
});
