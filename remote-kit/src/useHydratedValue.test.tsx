import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SessionProvider } from 'session-shared/react';
import { configSet, testSession } from 'session-shared/testing';
import { useHydratedValue } from './useHydratedValue';

let address = '';
const session = testSession();

function Text({ place }: { readonly place: string }) {
  return (
    <p>
      {useHydratedValue(
        () => place + address,
        () => 'somewhere',
      )}
    </p>
  );
}
const Place = ({ place }: { readonly place: string }) => (
  <SessionProvider session={session}>
    <Text place={place} />
  </SessionProvider>
);

it('shows the value of the shell during hydration, without a warning, then the real value, also after each change of the session', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Place place="here" />);
  expect(container).toHaveTextContent('somewhere');
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(container, <Place place="here" />, { onRecoverableError }),
  );
  expect(container).toHaveTextContent('here');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.render(<Place place="there" />));
  expect(container).toHaveTextContent('there');
  // As when the page navigates without a reload.
  address = ' again';
  await act(async () => session.store.dispatch(configSet({ zuid: 'X1-9' })));
  expect(container).toHaveTextContent('there again');
  await act(async () => root.unmount());
});
