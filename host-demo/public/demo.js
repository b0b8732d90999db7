// The stage of the demo's first page: what is pressed happens without a reload, and what the page on it is told stands in the log.
// Without this script its forms and links do the same, a page each.
(() => {
  const demo = document.querySelector('[data-demo]');
  const stage = demo?.querySelector('[data-stage]');
  if (!stage) return;
  const part = (name) => demo.querySelector(`[data-${name}]`);
  const log = part('log');
  const scroll = part('scroll');
  const reload = part('reload');
  const troubleMs = Number(stage.dataset.troubleMs);
  const mostLines = 80;

  let path = stage.dataset.path;
  let visit = stage.dataset.visit;
  let network = stage.dataset.network;
  let trouble;

  /* What the page is told. */
  const sentences = {
    remoteReady: ({ remote }) => [`${remote} runs`, 'good'],
    remoteFailed: ({ remote, reason }) => [
      `${remote} could not start (${reason}): its static view stays, menus and links work`,
      'bad',
    ],
    signedIn: () => ['somebody is signed in'],
    signedOut: () => ['nobody is signed in'],
    leadSent: ({ role }) => [`a lead is stored (${role})`, 'good'],
    navigate: ({ href }) => [`a link of ours leads to ${new URL(href, location.href).pathname}`],
  };

  function say(text, kind = '', seconds = undefined) {
    const time = document.createElement('time');
    time.textContent = seconds === undefined ? '' : `${seconds.toFixed(2)} s`;
    const words = document.createElement('span');
    words.textContent = text;
    const line = document.createElement('li');
    line.className = kind;
    line.append(time, words);
    log.append(line);
    while (log.childElementCount > mostLines) log.firstElementChild.remove();
    scroll.scrollTop = scroll.scrollHeight;
  }

  /** Of this window, which nothing on the stage has changed. */
  const { addEventListener } = EventTarget.prototype;

  function listenTo(page) {
    const view = page.defaultView;
    const sinceStart = () => view.performance.now() / 1000;
    for (const [name, toSentence] of Object.entries(sentences))
      addEventListener.call(
        page,
        `mortgage:${name}`,
        ({ detail }) => {
          const [text, kind] = toSentence(detail ?? {});
          say(`${name}: ${text}`, kind, sinceStart());
        },
        true,
      );
    try {
      new view.PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          const [, remote] = /^mortgage\.([\w-]+)\.painted$/.exec(name) ?? [];
          if (remote) say(`${remote} is painted: its menus open`, '', startTime / 1000);
        }
      }).observe({ type: 'mark', buffered: true });
    } catch {
      // A hostile page has taken it away.
    }
  }

  let heard;
  function look() {
    let page;
    try {
      page = stage.contentDocument;
    } catch {
      // Somebody has gone to another origin on it.
    }
    if (!page || page === heard || page.URL === 'about:blank') return;
    heard = page;
    const { pathname } = new URL(page.URL);
    part('address').textContent = pathname;
    part('alone').href = pathname;
    reload.classList.remove('due');
    say(`${pathname} is opened`, 'new', 0);
    listenTo(page);
  }

  /** As soon as the next page is there: its first events come before it has loaded. */
  function watch() {
    const until = performance.now() + 5000;
    const again = () => {
      look();
      if (performance.now() < until) requestAnimationFrame(again);
    };
    again();
  }
  stage.addEventListener('load', look);

  /* What is on it. */
  const nameVisit = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

  function open() {
    stage.src = `${path}?stage=${visit}`;
    watch();
  }

  function openAnew() {
    showNetwork('usual');
    visit = nameVisit();
    open();
  }

  const views = [...demo.querySelectorAll('[data-view]')];

  function choose(link) {
    path = link.dataset.view;
    for (const one of views)
      if (one === link) one.setAttribute('aria-current', 'true');
      else one.removeAttribute('aria-current');
  }

  /** What happens to a remote is to be seen: on the page that is chosen, or the first one that has it. */
  function chooseFor({ remote }) {
    const having = views.filter((one) => one.dataset.remote === remote);
    if (having.length > 0 && !having.some((one) => one.ariaCurrent)) choose(having[0]);
  }

  /* What happens to it. */
  async function post(address, body) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  }

  function showNetwork(next) {
    network = next;
    clearTimeout(trouble);
    if (next !== 'usual') trouble = setTimeout(endTrouble, troubleMs);
    for (const button of demo.querySelectorAll('[name=network]')) {
      const isOn = button.dataset.network === next;
      button.setAttribute('aria-pressed', String(isOn));
      const { on, off } = button.dataset;
      if (on) button.querySelector('strong').textContent = isOn ? on : off;
    }
  }

  function endTrouble() {
    say('The minute is over: the network is the usual one again.');
    lookAgain();
  }

  /** The page tries again when somebody comes back to it: here that is the button. */
  function lookAgain() {
    showNetwork('usual');
    const view = stage.contentWindow;
    view.dispatchEvent(new view.Event('online'));
  }

  const acts = {
    async message() {
      await post('/demo/messages', {});
      say(
        'A message is sent: the Inbox counts it in both headers, this page’s and the stage’s.',
        'good',
      );
    },

    async network(button) {
      const next = button.dataset.network;
      if (network === next) {
        await post('/demo/stage', { visit, network: 'usual' });
        say('The network is the usual one again, and somebody looks at the page.');
        lookAgain();
        return;
      }
      visit = nameVisit();
      await post('/demo/stage', { visit, network: next });
      showNetwork(next);
      chooseFor(button.dataset);
      open();
    },

    async release(button) {
      if (button.getAttribute('aria-disabled') === 'true') return;
      showReleases({ busy: button.value });
      let told = 0;
      const follow = async () => {
        const state = await (await fetch('/demo/releases')).json();
        for (const line of state.lines.slice(told)) say(line);
        told = Math.max(told, state.lines.length);
        return state;
      };
      say(
        button.value === 'deploy'
          ? 'A release of the header begins.'
          : 'The header is rolled back.',
        'new',
      );
      const timer = setInterval(() => void follow().catch(() => undefined), 600);
      try {
        const began = performance.now();
        const { current } = await post('/demo/releases', { step: button.value });
        await follow();
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        say(
          `After ${seconds} s header-remote ${current} is current. The page on the stage works on with the header it began with; the next visit has the new one.`,
          'good',
        );
        reload.classList.add('due');
      } finally {
        clearInterval(timer);
        showReleases(await follow());
      }
    },
  };

  function showReleases({ busy, isDeployed, current }) {
    for (const button of demo.querySelectorAll('[name=step]')) {
      const isPossible = !busy && (button.value === 'deploy') !== isDeployed;
      button.setAttribute('aria-disabled', String(!isPossible));
      button.setAttribute('aria-busy', String(busy === button.value));
    }
    if (current) part('version').textContent = current;
  }

  demo.addEventListener('submit', (event) => {
    const act = acts[event.target.dataset.act];
    if (!act) return;
    event.preventDefault();
    part('frame').scrollIntoView({ block: 'nearest' });
    act(event.submitter).catch(({ message }) => say(message, 'bad'));
  });
  demo.addEventListener('click', (event) => {
    const link = event.target.closest('[data-view]');
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isModified) return;
    event.preventDefault();
    choose(link);
    openAnew();
  });
  reload.addEventListener('click', openAnew);
  part('phone').addEventListener('click', ({ currentTarget }) => {
    const isPhone = part('frame').classList.toggle('phone');
    currentTarget.setAttribute('aria-pressed', String(isPhone));
  });

  for (const name of ['reload', 'phone', 'told']) part(name).hidden = false;
  showNetwork(network);
  watch();
})();
