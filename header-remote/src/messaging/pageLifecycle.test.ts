import { runSaga } from 'redux-saga';
import { settle } from '../testing/settle';
import { waitForEvent } from './pageLifecycle';

function wait(isMeant: (event: Event) => boolean) {
  const target = new EventTarget();
  const task = runSaga({}, waitForEvent, target, 'online', isMeant);
  return { task, happen: () => target.dispatchEvent(new Event('online')) };
}

it('F18: waits for the given event, and then stops listening', async () => {
  const isMeant = jest.fn().mockReturnValueOnce(false).mockReturnValue(true);
  const { task, happen } = wait(isMeant);
  happen();
  await settle();
  expect(task.isRunning()).toBe(true);
  happen();
  await settle();
  expect(task.isRunning()).toBe(false);
  happen();
  expect(isMeant).toHaveBeenCalledTimes(2);
});

it('F18: removes its listener when it is canceled', () => {
  const isMeant = jest.fn(() => false);
  const { task, happen } = wait(isMeant);
  task.cancel();
  happen();
  expect(isMeant).not.toHaveBeenCalled();
});
