import { remotes } from 'embed/remotes';
import { stories } from './stories';
import { roles } from './visitors';

it('every remote that is drawn has stories, and each role has its account menu', () => {
  const shown = new Set(stories.flatMap((story) => story.remotes));
  expect(remotes.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  const account = new Set(stories.map(({ id }) => id));
  expect(roles.filter((role) => !account.has(`account/${role}`))).toEqual([]);
});
