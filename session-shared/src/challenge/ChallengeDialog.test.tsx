import { act, render, screen } from '@testing-library/react';
import { fakeDialogs } from '../testing/fakeDialogs';
import { ChallengeDialog } from './ChallengeDialog';

fakeDialogs();
const scriptOf = (address: string) =>
  document.querySelector<HTMLScriptElement>(`script[src$="${address}"]`);

function show() {
  const onDone = jest.fn();
  const view = render(<ChallengeDialog blockScript="/challenge/script.js" onDone={onDone} />);
  return { ...view, onDone };
}

it('SGN-7 SGN-8: says what it is, loads the script, and gives it a box to draw into', () => {
  const { onDone } = show();
  expect(screen.getByRole('dialog', { name: 'Security check' })).toHaveTextContent(
    'Check the box below to proceed.',
  );
  expect(scriptOf('/challenge/script.js')).not.toBeNull();
  act(
    () =>
      void window.dispatchEvent(
        new CustomEvent('mortgage:challenge', {
          detail: {
            draw: (box: HTMLElement, passed: () => void) =>
              box.append(
                Object.assign(document.createElement('button'), {
                  textContent: 'A person',
                  onclick: passed,
                }),
              ),
          },
        }),
      ),
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => screen.getByRole('button', { name: 'A person' }).click());
  expect(onDone).toHaveBeenCalledWith(true);
});

it('a script that cannot be had is said, and the dialog can be closed', async () => {
  const { onDone } = show();
  await act(async () => {
    scriptOf('/challenge/script.js')!.dispatchEvent(new Event('error'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The check could not be loaded.');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(onDone).toHaveBeenCalledWith();
});

it('F49: a page that forbids the script gets the same words, and no error', async () => {
  const src = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
  });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The check could not be loaded.');
  src.mockRestore();
});

it('takes its script and listener with it', () => {
  const { unmount } = show();
  unmount();
  expect(scriptOf('/challenge/script.js')).toBeNull();
});
