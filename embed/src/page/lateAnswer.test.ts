import { createLateAnswer } from './lateAnswer';

describe('an answer that comes late', () => {
  it('is given to callers before and after; a later failure or answer does not replace it', async () => {
    const answer = createLateAnswer<string>();
    const before = answer.get();
    answer.resolve('here');
    answer.reject(new Error('of another'));
    answer.resolve('second');
    await expect(Promise.all([before, answer.get()])).resolves.toEqual([
      'here',
      'here',
    ]);
  });

  it('I7: rejects with the reason, until it comes after all', async () => {
    const answer = createLateAnswer<string>();
    const before = answer.get();
    const gone = new Error('gone');
    answer.reject(gone);
    answer.reject(new Error('still gone'));
    await expect(before).rejects.toBe(gone);
    await expect(answer.get()).rejects.toBe(gone);
    answer.resolve('here');
    await expect(answer.get()).resolves.toBe('here');
  });
});
