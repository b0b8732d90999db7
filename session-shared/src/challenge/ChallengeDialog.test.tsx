import { act, render, screen } from '@testing-library/react';
import { timeoutMs } from '../api/sendRequest';
import { fakeDialogs } from '../testing/fakeDialogs';
import { ChallengeDialog } from './ChallengeDialog';

fakeDialogs();
const failed = 'We couldn’t load the security check.';
const scriptOf = (address: string) =>
  document.querySelector<HTMLScriptElement>(`script[src$="${address}"]`);

/** What the script does once it runs. */
const speak = (draw: (box: HTMLElement, passed: () => void) => void) =>
  act(
    () =>
      void window.dispatchEvent(
        new CustomEvent('mortgage:challenge', { detail: { draw } }),
      ),
  );

function show() {
  const onDone = jest.fn();
  const view = render(
    <ChallengeDialog blockScript="/challenge/script.js" onDone={onDone} />,
  );
  return { ...view, onDone };
}

it('SGN-7 SGN-8: has a title, loads the script, and gives it a box to draw into', () => {
  const { onDone } = show();
  expect(
    screen.getByRole('dialog', { name: 'Security check' }),
  ).toHaveAccessibleDescription('Check the box below to proceed.');
  expect(scriptOf('/challenge/script.js')).not.toBeNull();
  speak((box, passed) =>
    box.append(
      Object.assign(document.createElement('button'), {
        textContent: 'A person',
        onclick: passed,
      }),
    ),
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => screen.getByRole('button', { name: 'A person' }).click());
  expect(onDone).toHaveBeenCalledWith(true);
});

it('a script that does not load is shown as an error, and the dialog can be closed', async () => {
  const { onDone } = show();
  await act(async () => {
    scriptOf('/challenge/script.js')!.dispatchEvent(new Event('error'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(onDone).toHaveBeenCalledWith();
});

it('F49: a page that forbids the script gets the same words, and no error', async () => {
  jest
    .spyOn(HTMLScriptElement.prototype, 'src', 'set')
    .mockImplementation(() => {
      throw new TypeError(
        "This document requires 'TrustedScriptURL' assignment.",
      );
    });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
});

it('a check that cannot be drawn is shown as an error, leaves nothing half drawn, and is no error of the page', () => {
  const onPageError = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', onPageError);
  show();
  speak((box) => {
    box.append('Half a check');
    throw new TypeError('No canvas.');
  });
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Half a check');
  expect(onPageError).not.toHaveBeenCalled();
  window.removeEventListener('error', onPageError);
});

describe('a script that loads and does not start', () => {
  beforeEach(() => jest.useFakeTimers());

  it('CON-1: is an error once the time limit has passed, and is drawn where it starts after all', () => {
    show();
    act(() => jest.advanceTimersByTime(timeoutMs - 1));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Loading the security check…',
    );
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    speak((box) => box.append('The check'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('dialog')).toHaveTextContent('The check');
  });

  it('the limit does not apply to a check that is drawn', () => {
    show();
    speak((box) => box.append('The check'));
    act(() => jest.advanceTimersByTime(timeoutMs));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('takes its script and listener with it', () => {
  const { unmount } = show();
  unmount();
  expect(scriptOf('/challenge/script.js')).toBeNull();
});
