// The story that the address names, in a frame as wide as it is asked for. Choices stay while stories change.
const frame = document.querySelector('#story');
const choices = document.querySelector('#choices');
const entries = [...document.querySelectorAll('nav a')];
const state = document.querySelector('#state');

function show() {
  const id = location.hash.slice(1) || entries[0].hash.slice(1);
  const { width, ...wishes } = Object.fromEntries(new FormData(choices));
  const query = new URLSearchParams(Object.entries(wishes).filter(([, value]) => value));
  const address = `/story/${id}${query.size > 0 ? `?${query}` : ''}`;
  for (const entry of entries) {
    if (entry.hash === `#${id}`) entry.setAttribute('aria-current', 'page');
    else entry.removeAttribute('aria-current');
  }
  const entry = entries.find(({ hash }) => hash === `#${id}`);
  document.title = `${entry?.title ?? id} - Workshop`;
  // A story about a width is shown in it, unless another one is asked for.
  const own = entry?.dataset.widths.split(' ')[0];
  frame.style.inlineSize = width || own ? `${width || own}px` : '';
  document.querySelector('#alone').href = address;
  state.textContent = '…';
  frame.contentWindow.location.replace(address);
}

frame.addEventListener('load', () => {
  const root = frame.contentDocument.documentElement;
  const tell = () => {
    const found = root.dataset.storyState ?? '';
    state.textContent = found === 'ready' || found === 'playing' ? '' : found;
  };
  tell();
  new MutationObserver(tell).observe(root, { attributeFilter: ['data-story-state'] });
});
document.querySelector('#find').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const entry of entries)
    entry.parentElement.hidden = !`${entry.hash} ${entry.title}`.toLowerCase().includes(words);
});
choices.addEventListener('change', show);
addEventListener('hashchange', show);
show();
