import { stories } from 'workshop/stories';
import { galleryPage } from './galleryPage';
import { pageShots, storyShots } from './screens';
import { fileOf, looks } from './shot';

const shots = [...storyShots('http://workshop', stories), ...pageShots('http://demo')];

it('every picture of the gallery has a file of its own', () => {
  expect(new Set(shots.map(fileOf)).size).toBe(shots.length);
});

it('every story is looked at, in every look that it has', () => {
  const addresses = new Set(shots.map(({ address }) => new URL(address).pathname));
  expect(stories.filter(({ id }) => !addresses.has(`/story/${id}`))).toEqual([]);
  expect(new Set(shots.map(({ look }) => look))).toEqual(new Set(Object.keys(looks)));
});

it('what has not come about is said before the pictures', () => {
  const [shot] = shots;
  const html = galleryPage([{ shot: shot!, file: 'a.png', fault: 'This <b> did not come' }]);
  expect(html.indexOf('This &lt;b> did not come')).toBeGreaterThan(html.indexOf('Faults'));
  expect(html.indexOf('Faults')).toBeLessThan(html.indexOf('<img'));
  expect(galleryPage([{ shot: shot!, file: 'a.png' }])).not.toContain('Faults');
});
