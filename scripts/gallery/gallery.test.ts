import { stories } from 'workshop/stories';
import { galleryPage } from './galleryPage';
import { pageShots, storyShots } from './screens';
import { fileOf, isWanted, looks } from './shot';
import { takePictures } from './takePictures';

const shots = [...storyShots('http://workshop', stories), ...pageShots('http://demo')];

it('every picture of the gallery has a file of its own', () => {
  expect(new Set(shots.map(fileOf)).size).toBe(shots.length);
});

it('every story is looked at, in every look that it has', () => {
  const addresses = new Set(shots.map(({ address }) => new URL(address).pathname));
  expect(stories.filter(({ id }) => !addresses.has(`/story/${id}`))).toEqual([]);
  expect(new Set(shots.map(({ look }) => look))).toEqual(new Set(Object.keys(looks)));
});

it('twice as large is shown at a width that the story is about', () => {
  const outside = storyShots('http://workshop', stories).filter(({ look, width, name, group }) => {
    const least = stories.find(({ id }) => id === `${group}/${name}`)?.widths?.[0] ?? 320;
    return look === '200 %' && width / 2 < least;
  });
  expect(outside).toEqual([]);
});

it('a screen that cannot be opened is a fault among the others, and not the end of them', async () => {
  const browser = { newContext: () => Promise.reject(new Error('No such width.')) };
  const camera = { browser: browser as never, folder: 'nowhere', cookiesOf: async () => [] };
  const taken = await takePictures(camera, shots.slice(0, 2), () => undefined);
  expect(taken.map(({ fault }) => fault)).toEqual([
    'Error: No such width.',
    'Error: No such width.',
  ]);
});

it('takes a part: whose file names hold one of the words, or all that stand with a plus between them', () => {
  const taken = shots
    .filter((shot) => isWanted(shot, ['footer-+print', 'gate-checking']))
    .map(fileOf);
  expect(taken.filter((file) => file.startsWith('footer'))).toEqual([
    'footer-usual-print-1280.png',
  ]);
  expect(taken.filter((file) => !/^(footer|gate-checking)-/.test(file))).toEqual([]);
  expect(shots.filter((shot) => isWanted(shot, []))).toHaveLength(shots.length);
});

it('what has not come about is said before the pictures', () => {
  const [shot] = shots;
  const html = galleryPage([{ shot: shot!, file: 'a.png', fault: 'This <b> did not come' }]);
  expect(html.indexOf('This &lt;b> did not come')).toBeGreaterThan(html.indexOf('Faults'));
  expect(html.indexOf('Faults')).toBeLessThan(html.indexOf('<img'));
  expect(galleryPage([{ shot: shot!, file: 'a.png' }])).not.toContain('Faults');
});
