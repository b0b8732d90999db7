/** The demo's page that navigates without reload. docs/single-page-apps.md quotes its router. */
(() => {
  const start = '/demo/without-reload/';
  const startText = document.querySelector('#text').textContent;
  const kinds = {
    'mortgage-rates': 'Mortgage rates',
    refinance: 'Refinance rates',
  };
  const states = { ca: 'California', tx: 'Texas', ny: 'New York' };
  const heading = document.querySelector('#title');

  function findPage({ origin, pathname }) {
    if (origin !== location.origin) return undefined;
    if (pathname === start) return { title: 'Without reload', text: startText };
    const [, kind, state, city] = pathname.split('/');
    if (!Object.hasOwn(kinds, kind)) return undefined;
    const place = city
      ? toName(city)
      : state && (states[state] ?? state.toUpperCase());
    const title = place ? `${kinds[kind]} in ${place}` : kinds[kind];
    return {
      title,
      text: 'Header and footer have stayed; the menu of the place has changed.',
    };
  }

  const toName = (slug) =>
    slug.replace(
      /(^|-)(\w)/g,
      (_, dash, first) => (dash && ' ') + first.toUpperCase(),
    );

  document.addEventListener('mortgage:navigate', (event) => {
    const target = new URL(event.detail.href);
    if (!findPage(target)) return; // Not a page of this app: the browser loads it.
    event.preventDefault();
    goTo(target);
  });
  addEventListener('popstate', show);

  function goTo(target) {
    history.pushState(null, '', target);
    show();
  }

  function show() {
    const { title, text } = findPage(location);
    document.title = `${title} - Maplehearth`;
    heading.textContent = title;
    document.querySelector('#text').textContent = text;
    heading.focus(); // Read out by screen readers, and where the Tab key goes on.
    scrollTo(0, 0);
    markCurrent();
  }

  /** The page's own links, as any router takes them. */
  document.querySelector('nav.tabs').addEventListener('click', (event) => {
    const link = event.target.closest('a');
    const isModified =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isModified) return;
    event.preventDefault();
    goTo(new URL(link.href));
  });

  function markCurrent() {
    for (const link of document.querySelectorAll('nav.tabs a'))
      if (link.pathname === location.pathname)
        link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    document.querySelector('#term').value =
      new URLSearchParams(location.search).get('term') ?? '30';
  }

  document.querySelector('#term').addEventListener('change', ({ target }) => {
    history.replaceState(null, '', `?term=${target.value}`);
  });

  window.productAnalytics = {
    page({ path }) {
      document
        .querySelector('#views')
        .append(
          Object.assign(document.createElement('li'), { textContent: path }),
        );
    },
    track() {},
    identify() {},
  };
  markCurrent();
})();
