/** What the page did to ours once they were live: we live with it, its owner may mend it. */
import { fine, risk, type Examination } from './finding';

export const nothingIsReplacedLate: Examination = ({ history: { lateReplaced } }) =>
  lateReplaced.length === 0
    ? []
    : [
        risk(
          `Built-in functions were replaced while our remotes ran already: ${lateReplaced.join(', ')}.`,
          'Ours keep those of the browser, other scripts of the page do not: move the library that replaces them to the head, update it, or take it out.',
        ),
      ];

export const placesStay: Examination = ({ history: { movedRemotes } }) =>
  movedRemotes.map((remote) =>
    risk(
      `The page has put another element into the place of ${remote}, which ran already.`,
      'It is shown again each time, at the price of a new start. Leave its element out of what is written anew: add elements instead of assigning innerHTML to what is around it.',
    ),
  );

export const placesAreThere: Examination = ({ history: { goneRemotes } }) =>
  goneRemotes.map((remote) =>
    risk(
      `The page has taken away the element of ${remote}, which ran already, or has moved it into a frame.`,
      'It is shown again in the element that comes into its place. Whoever wants it gone says mortgageEmbed.unmount; a frame has a tag of its own.',
    ),
  );

export const navigatesWithoutReload: Examination = ({ history: { hasNavigated } }) =>
  hasNavigated
    ? [
        fine(
          'The page changes its address without a reload: menus, region and page views follow it.',
        ),
      ]
    : [];

export const viewsAreLeftAlone: Examination = ({ warnings }) =>
  warnings.flatMap((text) => {
    const remote = /something on this page empties ([\w-]+)/.exec(text)?.[1];
    if (remote === undefined) return [];
    return [
      risk(
        `A script empties the shadow root of ${remote}.`,
        'It is shown again three times at most. Find what cleans markup up (a sanitizer, a consent or a translation tool), and let it pass this element by.',
      ),
    ];
  });
