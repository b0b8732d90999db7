import { nextTask } from './nextTask';

describe('the next task', () => {
  it('is the one that the browser gives us', async () => {
    const wait = jest.fn(async () => undefined);
    await nextTask({ scheduler: { yield: wait } });
    expect(wait).toHaveBeenCalledTimes(1);
  });

  it.each([[undefined], [{}]])(
    'comes after what waits, where the browser has %p',
    async (has) => {
      const order: string[] = [];
      setTimeout(() => order.push('the page'));
      await nextTask({ scheduler: has });
      expect(order).toEqual(['the page']);
    },
  );
});
