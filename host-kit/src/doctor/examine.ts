/** From what was seen on a page to what its owner should know. Pure: a table of checks, each from a visit to findings. */
import { broken, fine, risk, type Finding } from './finding';
import type { Visit } from './visit';

type Check = (visit: Visit) => readonly Finding[];

const isOurs = (visit: Visit, url: string): boolean =>
  visit.page.tags.some(({ src }) => url.startsWith(new URL('..', src).href)) ||
  /\/(embed|session-shared|header-remote|footer-remote|lender-advertising-remote|access-denied-remote)\//.test(
    url,
  );

const pageAnswers: Check = ({ status }) =>
  status < 400
    ? []
    : [
        broken(
          `The page answers with status ${status}.`,
          'Mend the page first, or give the address of one that works.',
        ),
      ];

const hasTags: Check = ({ page }) =>
  page.tags.length > 0
    ? []
    : [
        broken(
          'No embed tag is on this page.',
          'Add <script async src="https://static.example/header-remote/embed.js"></script>, with the address of your remotes.',
        ),
      ];

const tagsOnce: Check = ({ page }) =>
  [...new Set(page.tags.map(({ remote }) => remote))]
    .filter((remote) => page.tags.filter((tag) => tag.remote === remote).length > 1)
    .map((remote) =>
      risk(
        `${remote} is embedded by ${page.tags.filter((tag) => tag.remote === remote).length} tags.`,
        'One tag is enough: remove the others, often one comes from a template and one from a tag manager.',
      ),
    );

const targets: Check = ({ page }) =>
  page.slots.flatMap(({ remote, selector, matches }) => {
    if (matches === 0)
      return [
        broken(
          `${remote} has nowhere to go: no element matches "${selector}".`,
          `Add <div id="${selector.replace(/^#/, '')}"></div> where it belongs, or name another element with data-target.`,
        ),
      ];
    return matches > 1
      ? [
          risk(
            `${matches} elements match "${selector}"; ${remote} takes the first.`,
            'Give the id to one element only, or name the right one with data-target.',
          ),
        ]
      : [];
  });

const policy: Check = (visit) => {
  const ours = visit.violations.filter(
    ({ blocked, sample, directive }) =>
      isOurs(visit, blocked) ||
      (/trusted-types|require-trusted/.test(directive) && /mortgage/.test(sample)) ||
      (directive.startsWith('style-src') && blocked === 'inline'),
  );
  return [
    ...new Map(
      ours.map((violation) => [violation.directive + violation.blocked, violation]),
    ).values(),
  ].map(({ directive, blocked }) =>
    broken(
      `The page's Content-Security-Policy (${directive}) forbids ${blocked === 'inline' ? "an inline style, perhaps the included shell's" : blocked}.`,
      'Add what csp.json beside embed.js lists: npx embed-csp <address of csp.json> --own "<your policy>" prints the whole header.',
    ),
  );
};

const files: Check = (visit) =>
  visit.failedFiles
    .filter(
      ({ url }) => isOurs(visit, url) && !visit.violations.some(({ blocked }) => blocked === url),
    )
    .map(({ url, reason }) =>
      broken(
        `${url} cannot be loaded (${reasons[reason] ?? reason}).`,
        'Check that the address is right, that the release is complete, and that nothing between (proxy, blocker, firewall) refuses it.',
      ),
    );

/** Chromium's names for what an owner can do something about. */
const reasons: Readonly<Record<string, string>> = {
  'net::ERR_BLOCKED_BY_ORB': 'the answer is no script, probably an error page',
  'net::ERR_BLOCKED_BY_CLIENT': 'a blocker in this browser refuses it',
  'net::ERR_CONNECTION_REFUSED': 'nothing answers at that address',
  'net::ERR_NAME_NOT_RESOLVED': 'there is no such host',
};

const starts: Check = ({ page, warnings }) =>
  page.slots
    .filter(({ matches }) => matches > 0)
    .flatMap(({ remote, isHydrated, hasShell }) => {
      if (isHydrated) return [fine(`${remote} runs.`)];
      const said = warnings.find(
        (text) =>
          text.includes(`${remote} could not start`) ||
          text.includes('session-shared could not start'),
      );
      return [
        broken(
          `${remote} does not run; ${hasShell ? 'its static view is there and its links work' : 'its place is empty'}.${said ? ` It said: ${said}` : ''}`,
          "The findings above usually say why. If there are none, look into the browser's console.",
        ),
      ];
    });

const styles: Check = ({ page }) =>
  page.slots.flatMap(({ remote, selector, styles: found, coveredBy }) => [
    ...(found.length > 0
      ? [
          risk(
            `The page's CSS reaches into ${remote} through its element: ${found.join(', ')}.`,
            `Take these properties from ${selector} and from the rules that match it.`,
          ),
        ]
      : []),
    ...(coveredBy
      ? [
          risk(
            `${coveredBy} lies over ${remote}.`,
            'Give it another place or a lower z-index: who points at our menus hits it instead.',
          ),
        ]
      : []),
  ]);

const reservedPlace: Check = ({ page, layoutShift }) => {
  const unreserved = page.slots.filter(
    ({ remote, matches, reservedHeightPx }) =>
      matches > 0 && remote !== 'footer-remote' && reservedHeightPx === 0,
  );
  if (layoutShift <= 0.1 || unreserved.length === 0) return [];
  return [
    risk(
      `The page moves while it loads (layout shift ${layoutShift.toFixed(2)}).`,
      `Reserve the place: ${unreserved.map(({ selector }) => `${selector} { min-height: 64px; }`).join(' ')}, or include shell.html on the server.`,
    ),
  ];
};

const storage: Check = ({ page }) => [
  ...(page.storageBlocked
    ? [
        risk(
          'The page may not use localStorage (a sandboxed frame, or a browser setting).',
          'Everything works, but nothing is remembered from page to page. In a sandbox add allow-same-origin.',
        ),
      ]
    : []),
  ...(page.cookiesBlocked
    ? [risk('Cookies are off here.', 'Nobody can stay signed in. Allow cookies for this site.')]
    : []),
];

const oldCode: Check = ({ page }) => [
  ...(page.frozen.length > 0
    ? [
        broken(
          `${page.frozen.join(', ')} is frozen.`,
          'Module loaders cannot work on such a page: freeze nothing of the language, or only the static view will be shown.',
        ),
      ]
    : []),
  ...(page.replaced.length > 0
    ? [
        risk(
          `Built-in functions are not the browser's own: ${page.replaced.join(', ')}.`,
          'We work around the known ones. Update or remove the library that replaces them; it is a likely cause of odd errors.',
        ),
      ]
    : []),
  ...(page.libraries.length > 0
    ? [fine(`Other libraries here: ${page.libraries.join(', ')}.`)]
    : []),
];

const document: Check = ({ page }) => [
  ...(page.isQuirksMode
    ? [
        risk(
          'The page is in quirks mode.',
          'Begin it with <!doctype html>, and nothing before that.',
        ),
      ]
    : []),
  ...(page.base === undefined
    ? []
    : [fine(`The page has <base href="${page.base}">; our links are not changed by it.`)]),
];

const options: Check = ({ warnings }) =>
  warnings
    .filter(
      (text) => text.startsWith('[mortgage embed] data-') || text.includes('data-embed-config'),
    )
    .map((text) =>
      risk(
        text.replace('[mortgage embed] ', 'Option: '),
        'The embedding guide lists the options and their values.',
      ),
    );

const strangers: Check = ({ uncaught }) =>
  uncaught
    .slice(0, 3)
    .map((error) =>
      risk(
        `An error of the page reached its end: ${error}`,
        'It is not ours if it has no file of ours in its stack; mend it all the same.',
      ),
    );

const checks: readonly Check[] = [
  pageAnswers,
  hasTags,
  tagsOnce,
  targets,
  policy,
  files,
  starts,
  styles,
  reservedPlace,
  storage,
  oldCode,
  document,
  options,
  strangers,
];

export const examine = (visit: Visit): readonly Finding[] =>
  checks.flatMap((check) => check(visit));
