// The stage of the first page, without reloads: its links choose the page and the network, and a log shows the page's events.
// Without this script each link loads the first page again with that choice.
const demo = document.querySelector('[data-demo]');
const part = (name) => demo.querySelector(`[data-${name}]`);
const stage = part('stage');
const log = part('log');
const paths = JSON.parse(stage.dataset.paths);
const troubleSeconds = Number(stage.dataset.troubleSeconds);
const links = [...demo.querySelectorAll('[data-view]')];
const mostLines = 60;

let view = links.find(({ ariaCurrent, dataset }) => ariaCurrent && !dataset.network).dataset.view;
let endOfTrouble;

const sentences = {
  remoteReady: ({ remote }) => `${remote} runs`,
  remoteFailed: ({ remote }) =>
    `${remote} could not start: its static view stays, menus and links work`,
  signedIn: () => 'the visitor is signed in',
  signedOut: () => 'the visitor is signed out',
  leadSent: ({ role }) => `the server stored a lead (${role})`,
};

function addLine(text, kind = '', seconds = undefined) {
  const time = document.createElement('time');
  time.textContent = seconds === undefined ? '' : `${seconds.toFixed(2)} s`;
  const line = document.createElement('p');
  line.className = kind;
  line.append(time, text);
  log.append(line);
  while (log.childElementCount > mostLines) log.firstElementChild.remove();
  log.scrollTop = log.scrollHeight;
}

/** This window's own function: a hostile page on the stage may have replaced its own. */
const { addEventListener } = EventTarget.prototype;

function listenTo(page) {
  const { performance } = page.defaultView;
  for (const [name, toSentence] of Object.entries(sentences))
    addEventListener.call(
      page,
      `mortgage:${name}`,
      ({ detail }) => {
        addLine(
          toSentence(detail ?? {}),
          name === 'remoteFailed' ? 'bad' : 'good',
          performance.now() / 1000,
        );
      },
      true,
    );
}

let seen;
function takePage() {
  let page;
  try {
    page = stage.contentDocument;
  } catch {
    // The visitor has followed a link to another origin.
  }
  if (!page || page === seen || page.URL === 'about:blank') return;
  seen = page;
  const { pathname } = new URL(page.URL);
  part('address').textContent = pathname;
  part('alone').href = pathname;
  addLine(`${pathname} opens`, 'new', 0);
  listenTo(page);
}

/** The first events of a page come before its `load`, so this looks for the new document in each frame of the next seconds. */
function watch() {
  const until = performance.now() + 5000;
  const again = () => {
    takePage();
    if (performance.now() < until) requestAnimationFrame(again);
  };
  again();
}

function markCurrent(network) {
  for (const link of links) {
    const { view: ofLink, network: trouble = 'usual' } = link.dataset;
    const isCurrent = trouble === 'usual' ? ofLink === view : trouble === network;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** The remotes try again when the browser is online again. */
function endTrouble() {
  addLine('The network is the usual one again.');
  markCurrent('usual');
  stage.contentWindow.dispatchEvent(new stage.contentWindow.Event('online'));
}

demo.addEventListener('click', (event) => {
  const link = event.target.closest('[data-view]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { network = 'usual' } = link.dataset;
  view = link.dataset.view || view;
  clearTimeout(endOfTrouble);
  if (network !== 'usual') endOfTrouble = setTimeout(endTrouble, troubleSeconds * 1000);
  markCurrent(network);
  stage.src = `${paths[view]}?stage=${network}-${Date.now().toString(36)}`;
  part('stage').closest('section').scrollIntoView({ block: 'nearest' });
  watch();
});

log.hidden = false;
stage.addEventListener('load', takePage);
watch();
