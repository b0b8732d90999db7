import { render } from '@testing-library/react';
import { useSession } from './useSession';

function Lost() {
  useSession();
  return null;
}

it('ERR-16: a component without the session logs the error and the advice', () => {
  const error = jest
    .spyOn(console, 'error')
    .mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow(
    /UserSession store is undefined.*SessionProvider/,
  );
  expect(error).toHaveBeenCalledWith('UserSession store is undefined');
});
