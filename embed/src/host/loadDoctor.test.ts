import { doctorParameter } from '../contract/handOvers';
import { samplePage, sampleRelease } from '../testing/samples';
import { loadDoctor } from './loadDoctor';

const scriptsAt = (address: string) => {
  document.head.replaceChildren();
  history.replaceState(null, '', address);
  loadDoctor(window, samplePage(sampleRelease('embed')));
  return [...document.head.querySelectorAll('script')];
};

it('comes from the release of the page host, with the hash of the build (S12)', () => {
  const [script] = scriptsAt(`/?${doctorParameter}`);
  expect(script).toMatchObject({
    src: 'https://static.example/embed/1.0.0-aaaaaaaa/doctor.js',
    integrity: expect.stringMatching(
      /^sha256-integrity-of-chunk-doctor\.*$/,
    ) as string,
    crossOrigin: 'anonymous',
  });
});

it('is loaded only on a page whose address requests it', () => {
  expect(scriptsAt('/')).toEqual([]);
});
