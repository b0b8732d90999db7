/** What the page brings along and the browser allows: what we must live with. */
import { broken, fine, risk, type Examination } from './finding';

export const storageIsOpen: Examination = ({ page }) =>
  page.storageBlocked
    ? [
        risk(
          'The page may not use localStorage (a sandboxed frame, or a browser setting).',
          'Everything works, but nothing is remembered from page to page. In a sandbox add allow-same-origin.',
        ),
      ]
    : [];

export const isSecure: Examination = ({ page }) =>
  page.isSecure
    ? []
    : [
        risk(
          'The page comes over plain http.',
          'Serve it over https: on the way anybody can read passwords and leads, and browsers keep some functions from such pages.',
        ),
      ];

export const cookiesAreOn: Examination = ({ page }) =>
  page.cookiesBlocked
    ? [risk('Cookies are off here.', 'Nobody can stay signed in. Allow cookies for this site.')]
    : [];

export const nothingIsFrozen: Examination = ({ page }) =>
  page.frozen.length === 0
    ? []
    : [
        broken(
          `${page.frozen.join(', ')} is frozen.`,
          'Module loaders cannot work on such a page: freeze nothing of the language, or only the static view will be shown.',
        ),
      ];

export const builtInsAreNative: Examination = ({ page }) =>
  page.replaced.length === 0
    ? []
    : [
        risk(
          `Built-in functions are not the browser's own: ${page.replaced.join(', ')}.`,
          'We work around the known ones. Update or remove the library that replaces them; it is a likely cause of odd errors.',
        ),
      ];

export const otherLibraries: Examination = ({ page }) =>
  page.libraries.length === 0 ? [] : [fine(`Other libraries here: ${page.libraries.join(', ')}.`)];

export const hasDoctype: Examination = ({ page }) =>
  page.isQuirksMode
    ? [
        risk(
          'The page is in quirks mode.',
          'Begin it with <!doctype html>, and nothing before that.',
        ),
      ]
    : [];

export const saysItsLanguage: Examination = ({ page }) => {
  if (page.language === '')
    return [
      risk(
        'The page does not say its language.',
        'Write it down, as in <html lang="en-US">: screen readers pronounce by it. Ours say their own.',
      ),
    ];
  return page.slots
    .filter(({ language }) => language !== '' && mainPart(language) !== mainPart(page.language))
    .map(({ remote, language }) =>
      fine(`The page is in ${page.language}, ${remote} in ${language}, and says so.`),
    );
};

const mainPart = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

export const baseAddress: Examination = ({ page }) =>
  page.base === undefined
    ? []
    : [fine(`The page has <base href="${page.base}">; our links are not changed by it.`)];

const listedErrors = 3;

export const noErrorIsUncaught: Examination = ({ uncaught }) =>
  uncaught
    .slice(0, listedErrors)
    .map((error) =>
      risk(
        `An error of the page reached its end: ${error}`,
        'It is not ours if it has no file of ours in its stack; mend it all the same.',
      ),
    );
