import './elements';

const tags = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="/embed.js"]'),
];
const add = (markup: string) =>
  document.body.insertAdjacentHTML('beforeend', markup);

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('creates the mount element and the tag, with the options of the element', () => {
  add(
    '<mortgage-header origin="https://s.example/" site="oak" data-theme="refreshed"/>',
  );
  expect(
    document.querySelector('mortgage-header > #site-header'),
  ).not.toBeNull();
  expect(tags().map(({ src }) => src)).toEqual([
    'https://s.example/header-remote/oak/embed.js',
  ]);
  expect(tags()[0]?.dataset.theme).toBe('refreshed');
});

it('adds nothing more when it moves, is replaced, or the page has the tag', () => {
  add('<mortgage-footer origin="https://s.example"></mortgage-footer>');
  const element = document.querySelector('mortgage-footer')!;
  document.body.prepend(element);
  expect(element.children).toHaveLength(1);
  element.remove();
  add('<mortgage-footer origin="https://s.example"></mortgage-footer>');
  expect(document.querySelectorAll('#site-footer')).toHaveLength(1);
  expect(tags()).toHaveLength(1);
});

it('tries a tag again after it failed', () => {
  add('<mortgage-header origin="https://s.example"></mortgage-header>');
  tags()[0]?.dispatchEvent(new Event('error'));
  expect(tags()).toEqual([]);
  add('<mortgage-header origin="https://s.example"></mortgage-header>');
  expect(tags()).toHaveLength(1);
});

it('waits until the page has loaded, so that a framework hydrates first', async () => {
  const state = jest
    .spyOn(document, 'readyState', 'get')
    .mockReturnValue('interactive');
  add('<mortgage-header origin="https://s.example"></mortgage-header>');
  expect(document.querySelector('#site-header')).toBeNull();
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('#site-header')).not.toBeNull();
});

it('warns of a missing origin', () => {
  add('<mortgage-header></mortgage-header>');
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('has no origin'),
  );
});

it('warns once when the page script is of another major', () => {
  add('<mortgage-header origin="https://s.example"></mortgage-header>');
  for (const version of ['0.1.7-aa', '0.2.0-bb', '0.3.0-cc']) {
    document.dispatchEvent(
      new CustomEvent('mortgage:remoteReady', {
        detail: { remote: 'header-remote', version },
      }),
    );
  }
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [expect.stringContaining('0.2.0-bb')],
  ]);
});
