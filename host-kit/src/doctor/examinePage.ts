/** Examines the page around the remotes: what the browser allows, and what other scripts do. */
import { broken, byCommand, distinct, inWhole, risk } from './finding';

const ownWarning = /^\[(mortgage \w+|[\w-]+-remote)\] /;

export const pageRules = [
  inWhole(
    'Does the page come over https?',
    ({ isSecure }) => !isSecure && 'The page comes over plain http.',
    'Serve it over https. Over http others can read passwords and leads on the way, and browsers switch some functions off.',
  ),
  inWhole(
    'May the page use localStorage?',
    ({ storageBlocked }) =>
      storageBlocked &&
      'The browser does not let the page use localStorage (a sandboxed frame, or a setting).',
    'Everything works, but the next page remembers nothing. In a sandbox add allow-same-origin; if cookies are off too, visitors cannot stay signed in.',
  ),
  inWhole(
    'Can module loaders run?',
    ({ frozen }) =>
      frozen.length > 0 &&
      `A script of the page has frozen ${frozen.join(', ')}.`,
    'Remove the Object.freeze call. Module loaders cannot run on such a page, so visitors see the static view only.',
    broken,
  ),
  inWhole(
    "Are built-in functions the browser's own?",
    ({ replaced }) =>
      replaced.length > 0 &&
      `A library has replaced built-in functions: ${replaced.join(', ')}.`,
    'The remotes work around the known ones. Update or remove the library; it is a likely cause of odd errors.',
  ),
  inWhole(
    'Do taps reach the remotes?',
    ({ stealsTaps }) =>
      stealsTaps && 'FastClick is on the page and cancels taps on phones.',
    'Remove it; browsers have not needed it since 2015. Or give our elements the class needsclick.',
  ),
  inWhole(
    'Does the page have a doctype?',
    ({ isQuirksMode }) => isQuirksMode && 'The page is in quirks mode.',
    'Begin the page with <!doctype html> and put nothing before it.',
  ),
  byCommand(
    'history',
    'Does the page leave running remotes alone?',
    (history) => [
      ...history.movedRemotes.map((remote) =>
        risk(
          `The page replaced the element of ${remote} while it was running.`,
          'The remote starts again each time, which is slow. Add single elements instead of assigning innerHTML to a parent.',
        ),
      ),
      ...history.goneRemotes.map((remote) =>
        risk(
          `The page removed the element of ${remote} while it was running, or moved it into a frame.`,
          'The remote returns when its element does: a framework that renders the whole page needs the element in its own tree. To remove it on purpose, call mortgageEmbed.unmount; give a frame its own tag.',
        ),
      ),
    ],
  ),
  byCommand('warnings', 'Do the remotes warn on the console?', (warnings) => {
    // The stack of an error follows its first line.
    const own = warnings.map((text) => text.split('\n')[0]?.trim() ?? '');
    return distinct(own.filter((text) => ownWarning.test(text))).map((text) =>
      risk(
        `Warning on the console: ${text}`,
        'docs/troubleshooting.md explains it.',
      ),
    );
  }),
  byCommand('uncaught', 'Does a script of the page fail?', (uncaught) =>
    // The first few suffice.
    distinct(uncaught)
      .slice(0, 3)
      .map((error) =>
        risk(
          `Uncaught error on the page: ${error}`,
          "Look at the file names in the error's stack on the console, and repair that script.",
        ),
      ),
  ),
];
