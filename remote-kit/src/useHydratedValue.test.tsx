import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydratedValue } from './useHydratedValue';

function Place({ place }: { readonly place: string }) {
  return (
    <p>
      {useHydratedValue(
        () => place,
        () => 'somewhere',
      )}
    </p>
  );
}

it('shows what the shell shows while it is hydrated, without a complaint, and then the real value', async () => {
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
  await act(async () => root.unmount());
});
