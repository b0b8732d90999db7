import { fireEvent, render, screen } from '@testing-library/react';
import { listeningRef, type Listen } from './listeningRef';

const onClick = jest.fn();
const started = jest.fn();
const countClicks: Listen = (element, signal) => {
  started();
  element.addEventListener('click', onClick, { signal });
};
const ref = listeningRef(countClicks, countClicks);
const Box = ({ text }: { readonly text: string }) => <div ref={ref}>{text}</div>;

it('F18: every part listens once, through all renders, and ends with the element', () => {
  const { rerender, unmount } = render(<Box text="first" />);
  rerender(<Box text="second" />);
  const box = screen.getByText('second');
  fireEvent.click(box);
  // One click handler, however often it is added.
  expect([started.mock.calls.length, onClick.mock.calls.length]).toEqual([2, 1]);
  unmount();
  fireEvent.click(box);
  expect(onClick).toHaveBeenCalledTimes(1);
});
