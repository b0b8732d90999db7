import { remotes } from 'embed/remotes';
import { stories } from './stories';
import { roles } from './visitors';

it('every story has its own address, every remote that is drawn has stories, each role its account menu', () => {
  const shown = new Set(stories.flatMap((story) => story.remotes));
  expect(
    remotes.map(({ name }) => name).filter((name) => !shown.has(name)),
  ).toEqual([]);
  const ids = new Set(stories.map(({ id }) => id));
  expect(ids.size).toBe(stories.length);
  expect([...ids].filter((id) => !/^[a-z-]+\/[a-z-]+$/.test(id))).toEqual([]);
  expect(roles.filter((role) => !ids.has(`account/${role}`))).toEqual([]);
});
