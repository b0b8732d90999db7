/** Examines the page around the remotes: what the browser allows, and what other scripts do. */
import { broken, byCommand, distinct, inWhole, risk } from './finding';
import { settlePatienceMs } from './in-page/pageReport';

const ownWarning = /^\[(mortgage \w+|[\w-]+-remote)\] /;
/** A mistake, or an attribute of another tool. */
const foreignAttribute = /(data-[\w-]+) on the tag of [\w-]+ is not an option/;

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
    'Everything works, but the next page remembers nothing. In a sandbox add allow-same-origin.',
  ),
  inWhole(
    'Are cookies on?',
    ({ cookiesBlocked }) => cookiesBlocked && 'Cookies are off.',
    'Visitors cannot stay signed in. Allow cookies for this site.',
  ),
  inWhole(
    'Can module loaders run?',
    ({ frozen }) => frozen.length > 0 && `A script of the page has frozen ${frozen.join(', ')}.`,
    'Remove the Object.freeze call. Module loaders cannot run on such a page, so visitors see the static view only.',
    broken,
  ),
  inWhole(
    "Are built-in functions the browser's own?",
    ({ replaced }) =>
      replaced.length > 0 && `A library has replaced built-in functions: ${replaced.join(', ')}.`,
    'The remotes work around the known ones. Update or remove the library; it is a likely cause of odd errors.',
  ),
  inWhole(
    'Does the document have its own members?',
    ({ hiddenNames }) =>
      hiddenNames.length > 0 &&
      `A form, image or frame of the page hides a member of the document: ${hiddenNames.join(', ')}.`,
    'Give that element another name and id. Many scripts fail there.',
  ),
  inWhole(
    'Do taps reach the remotes?',
    ({ stealsTaps }) => stealsTaps && 'FastClick is on the page and cancels taps on phones.',
    'Remove it; browsers have not needed it since 2015. Or give our elements the class needsclick.',
  ),
  inWhole(
    'Does the page have a doctype?',
    ({ isQuirksMode }) => isQuirksMode && 'The page is in quirks mode.',
    'Begin the page with <!doctype html> and put nothing before it.',
  ),
  byCommand(
    'unanswered',
    'Does the page finish loading?',
    (addresses) =>
      addresses.length > 0 &&
      risk(
        `After ${settlePatienceMs / 1000} s the page still waits for ${addresses.slice(0, 3).join(', ')}.`,
        'Repair these addresses or remove them. Scripts that wait for the load event do not run until then.',
      ),
  ),
  byCommand('history', 'Does the page leave running remotes alone?', (history) => [
    ...[history.lateReplaced.join(', ')]
      .filter(Boolean)
      .map((names) =>
        risk(
          `A script replaced built-in functions after the remotes had started: ${names}.`,
          'The remotes keep the originals; other scripts may break. Load that library in the head, update it, or remove it.',
        ),
      ),
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
  ]),
  byCommand('warnings', 'Do the remotes warn on the console?', (warnings) => {
    // The stack of an error follows its first line.
    const own = warnings.map((text) => text.split('\n')[0]?.trim() ?? '');
    const foreign = own.flatMap((text) => foreignAttribute.exec(text)?.[1] ?? []);
    const texts = own
      .filter((text) => ownWarning.test(text))
      .map((text) =>
        foreignAttribute.test(text)
          ? `The tags have attributes that are not options: ${distinct(foreign).join(', ')}.`
          : text,
      );
    return distinct(texts).map((text) => {
      const [, emptied] = /something on this page empties ([\w-]+)/.exec(text) ?? [];
      return emptied === undefined
        ? risk(`Warning on the console: ${text}`, 'docs/troubleshooting.md explains it.')
        : risk(
            `A script empties the shadow root of ${emptied}.`,
            'The remote is shown again three times at most. Find the script (a sanitizer, a consent or translation tool) and exclude this element from it.',
          );
    });
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
