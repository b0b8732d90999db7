import { render } from '@testing-library/react';
import { useSession } from './useSession';

function Lost() {
  useSession();
  return null;
}

it('ERR-16: a component without the session says so in the console, and how to mend it', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow(/UserSession store is undefined.*SessionProvider/);
  expect(error).toHaveBeenCalledWith('UserSession store is undefined');
  error.mockRestore();
});
