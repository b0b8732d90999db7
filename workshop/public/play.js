// Does what a person does to come to the story's state, and says on the root element how far it is: `data-story-state` becomes
// `ready`, or what did not come about.
const { remotes, steps, sessionSymbol, shellAttribute } = JSON.parse(
  document.querySelector('[data-story]').textContent,
);
const root = document.documentElement;
root.dataset.storyState = 'playing';

/** In the document and in every open shadow root below it. */
function* everything(from = document) {
  for (const element of from.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}
const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
/** What is read of it, without what is only drawn. */
const textOf = (node) =>
  node.nodeType === Node.TEXT_NODE
    ? node.data
    : node.ariaHidden === 'true'
      ? ''
      : [...node.childNodes].map(textOf).join('');
const nameOf = (element) =>
  (element.getAttribute('aria-label') ?? textOf(element)).replace(/\s+/g, ' ').trim();
const find = (matches) => [...everything()].find((one) => matches(one) && isShown(one));

const pressable = 'button, a[href], summary, [role=tab]';
/** Those on top come first: a dialog's button before one of the page behind it. */
const findPressable = (name) => {
  const named = [...everything()].filter(
    (one) => one.matches(pressable) && nameOf(one) === name && isShown(one),
  );
  return named.find((one) => one.closest('dialog') && one.type === 'submit') ?? named.at(-1);
};
const findField = (name) =>
  find((one) => one.localName === 'label' && nameOf(one).startsWith(name))?.control;
/** Its own text, or that of a field's option. */
const findText = (text) =>
  find(
    (one) =>
      [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.includes(text),
      ) && one.localName !== 'script',
  );

function enter(field, value) {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  // As typing does: React compares with what it has set itself.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

function choose(select, text) {
  enter(select, [...select.options].find((option) => option.textContent === text).value);
}

const session = () => window[Symbol.for(sessionSymbol)];

/** Gives what to do as soon as it can be done. */
function prepare(step) {
  if ('press' in step) return act(findPressable(step.press), (target) => target.click());
  if ('type' in step) return act(findField(step.into), (field) => enter(field, step.type));
  if ('choose' in step) return act(findField(step.of), (field) => choose(field, step.choose));
  if ('see' in step) return act(findText(step.see), () => undefined);
  return act(session(), ({ store }) => store.dispatch(step.dispatch));
}
const act = (target, run) => target && (() => run(target));

/** Before that, what is pressed or typed would reach nobody. */
const isDrawnByReact = (view) =>
  Object.keys(view.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'));
const areDrawn = () => {
  const views = [...everything()].filter((one) => one.matches(`[${shellAttribute}]`));
  return views.length >= remotes.length && views.every(isDrawnByReact);
};

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Frame by frame until it can be done; nothing of a story takes as long as that. */
async function play(step) {
  const giveUpAt = performance.now() + 45_000;
  for (;;) {
    const run = prepare(step);
    if (run) return run();
    if (performance.now() > giveUpAt) throw new Error(`This did not come: ${JSON.stringify(step)}`);
    await nextFrame();
  }
}

try {
  await new Promise((loaded) => {
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded);
  });
  while (!window.mortgageEmbed) await nextFrame();
  for (const remote of remotes) await window.mortgageEmbed.ready(remote);
  while (!areDrawn()) await nextFrame();
  await nextFrame();
  for (const step of steps) await play(step);
  await nextFrame();
  await nextFrame();
  root.dataset.storyState = 'ready';
} catch (error) {
  root.dataset.storyState = String(error);
}
