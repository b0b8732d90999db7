// Carries out the story's steps. The root element's `data-story-state` becomes `ready`, or names the step that failed.
const {
  remotes,
  steps,
  isAsking,
  sessionSymbol,
  shellAttribute,
  signedInHintAttribute,
} = JSON.parse(document.querySelector('[data-story]').textContent);
const root = document.documentElement;
root.dataset.storyState = 'playing';

/** In the document and in every open shadow root below it. */
function* everything(from = document) {
  for (const element of from.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true });
const textOf = (node) =>
  node.nodeType === Node.TEXT_NODE
    ? node.data
    : node.ariaHidden === 'true'
      ? ''
      : [...node.childNodes].map(textOf).join('');
const nameOf = (element) =>
  (element.getAttribute('aria-label') ?? textOf(element))
    .replace(/\s+/g, ' ')
    .trim();
/** A count may follow the name: "Your account, 6 new". */
const isNamed = (element, name) =>
  `${nameOf(element)}, `.startsWith(`${name}, `);
const find = (matches) =>
  [...everything()].find((one) => matches(one) && isShown(one));

const pressable = 'button, a[href], summary, [role=tab]';
/** Prefers a dialog's submit button, then the last match. */
const findPressable = (name) => {
  const named = [...everything()].filter(
    (one) => one.matches(pressable) && isNamed(one, name) && isShown(one),
  );
  return (
    named.find((one) => one.closest('dialog') && one.type === 'submit') ??
    named.at(-1)
  );
};
const findField = (name) =>
  find((one) => one.localName === 'label' && nameOf(one).startsWith(name))
    ?.control;
/** By the element's own text or label; an option of a field counts too. */
const findText = (text) =>
  find(
    (one) =>
      (`${one.ariaLabel}, `.startsWith(`${text}, `) ||
        [...one.childNodes].some(
          (node) =>
            node.nodeType === Node.TEXT_NODE && node.data.includes(text),
        )) &&
      one.localName !== 'script',
  );

function enter(field, value) {
  const kind =
    field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  // The prototype's setter acts like typing: React ignores a value that it set itself.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(
    field,
    value,
  );
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

function choose(select, text) {
  enter(
    select,
    [...select.options].find((option) => option.textContent === text).value,
  );
}

const session = () => window[Symbol.for(sessionSymbol)];

function prepare(step) {
  if ('press' in step)
    return act(findPressable(step.press), (target) => target.click());
  if ('type' in step)
    return act(findField(step.into), (field) => enter(field, step.type));
  if ('choose' in step)
    return act(findField(step.of), (field) => choose(field, step.choose));
  if ('see' in step) return act(findText(step.see), () => undefined);
  return act(session(), ({ store }) => store.dispatch(step.dispatch));
}
const act = (target, run) => target && (() => run(target));

/** Presses and typing in forms work only after React has drawn the view. Header and footer need it for a signed-in visitor. */
const isDrawnByReact = (view) =>
  Object.keys(view.firstElementChild ?? {}).some((key) =>
    key.startsWith('__reactFiber$'),
  );
const isGuests = (view) => {
  const { status } = session().store.getState().user.lookup;
  // Only the header looks the visitor up.
  const isAsked = remotes.includes('header-remote') && !isAsking;
  const isGuest = status === 'signedOut' || status === 'unknown' || !isAsked;
  return isGuest && view.querySelector('header, footer');
};
const areDrawn = () => {
  // A signed-in visitor has a neutral picture, which is a link, until their menu is drawn.
  const isNeutral = document.querySelector(
    `#site-header[${signedInHintAttribute}]`,
  );
  if (isNeutral && !isAsking) return false;
  const views = [...everything()].filter((one) =>
    one.matches(`[${shellAttribute}]`),
  );
  return (
    views.length >= remotes.length &&
    views.every((view) => isDrawnByReact(view) || isGuests(view))
  );
};

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Tries in each frame until the step is possible; no story takes as long as the limit. */
async function play(step) {
  const giveUpAt = performance.now() + 45_000;
  for (;;) {
    const run = prepare(step);
    if (run) return run();
    if (performance.now() > giveUpAt)
      throw new Error(`This step was not possible: ${JSON.stringify(step)}`);
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
  document.body.prepend(root.dataset.storyState);
}
