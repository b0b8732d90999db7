import { stubEmbed, stubScript } from './stubEmbed';

const shell =
  '<template shadowrootmode="open"><a href="/help/">Help</a></template>';
const ada = { id: '7', displayName: 'Ada Lane' };

/** Runs the program as the tag's answer. */
function answerTag(
  remote: string,
  ...options: Parameters<typeof stubScript>
): void {
  const script = document.createElement('script');
  script.src = `https://s.example/${remote}/oak/embed.js`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  window.eval(stubScript(...options));
  jest.restoreAllMocks();
}

beforeEach(() => {
  document.body.innerHTML = '<div id="site-header"></div><main>Page</main>';
  Reflect.deleteProperty(window, 'mortgageEmbed');
});

it('shows the saved views at their places, and reports them ready', () => {
  const ready: unknown[] = [];
  const note = ({ detail }: Event & { detail?: unknown }) => ready.push(detail);
  document.addEventListener('mortgage:remoteReady', note);
  answerTag('header-remote', { shells: { 'header-remote': shell } });
  answerTag('footer-remote');
  document.removeEventListener('mortgage:remoteReady', note);
  const link = document
    .querySelector('#site-header')!
    .shadowRoot!.querySelector('a')!;
  expect(link.pathname).toBe('/help/');
  expect(document.body.lastElementChild!.id).toBe('site-footer');
  expect(ready).toEqual([
    { remote: 'header-remote' },
    { remote: 'footer-remote' },
  ]);
});

it('gives the visitor to the page, early and late, and takes another one', async () => {
  answerTag('header-remote', { visitor: ada });
  const heard: unknown[] = [];
  const stop = window.mortgageEmbed!.on('visitor', (state) =>
    heard.push(state),
  );
  expect(await window.mortgageEmbed!.visitor()).toEqual({
    ...ada,
    state: 'signedIn',
  });
  await window.mortgageEmbed!.setVisitor(null);
  stop();
  await window.mortgageEmbed!.setVisitor(ada);
  expect(heard).toEqual([
    { ...ada, state: 'signedIn' },
    { state: 'signedOut' },
  ]);
});

it('answers the tags of both remotes, with and without a site, and no other file', async () => {
  const route = jest.fn<Promise<void>, [RegExp, unknown]>(
    async () => undefined,
  );
  await stubEmbed({ route });
  const isAnswered = (path: string) =>
    route.mock.calls[0]![0].test(`https://s.example/${path}`);
  expect(
    ['header-remote/embed.js', 'footer-remote/oak/embed.js?x=1'].map(
      isAnswered,
    ),
  ).toEqual([true, true]);
  expect(isAnswered('lender-advertising-remote/embed.js')).toBe(false);
});
