/** The embed tags, and the places that they are for. */
import { configBlockAttribute, targetAttribute } from 'embed/hand-overs';
import { broken, risk, type Examination } from './finding';
import { readTagAddress } from './tagAddress';

export const answers: Examination = ({ status }) =>
  status < 400
    ? []
    : [
        broken(
          `The page answers with status ${status}.`,
          'Mend the page first, or give the address of one that works.',
        ),
      ];

export const hasTags: Examination = ({ page }) =>
  page.tags.length > 0
    ? []
    : [
        broken(
          'No embed tag is on this page.',
          'Add <script async src="https://static.example/header-remote/embed.js"></script>, with the address of your remotes.',
        ),
      ];

export const hasEachTagOnce: Examination = ({ page }) => {
  const remotes = page.tags.map(({ remote }) => remote);
  return [...new Set(remotes)].flatMap((remote) => {
    const count = remotes.filter((other) => other === remote).length;
    if (count === 1) return [];
    return [
      risk(
        `${remote} is embedded by ${count} tags.`,
        'One tag is enough: remove the others, often one comes from a template and one from a tag manager.',
      ),
    ];
  });
};

export const hasOneSite: Examination = ({ page }) => {
  const sites = page.tags.map((tag) => readTagAddress(tag).site);
  const known = [...new Set(sites)].map((site) => site || 'the first one');
  if (known.length < 2) return [];
  return [
    risk(
      `The tags are of different sites: ${known.join(', ')}.`,
      'Give all of them the same folder before embed.js, or the parts of this page will speak for different companies.',
    ),
  ];
};

export const hasPlaces: Examination = ({ page }) =>
  page.slots
    .filter(({ matches }) => matches === 0)
    .map(({ remote, selector }) =>
      broken(
        `${remote} has nowhere to go: no element matches "${selector}".`,
        `Add <div id="${selector.replace(/^#/, '')}"></div> where it belongs, or name another element with ${targetAttribute}.`,
      ),
    );

export const hasEachPlaceOnce: Examination = ({ page }) =>
  page.slots
    .filter(({ matches }) => matches > 1)
    .map(({ remote, selector, matches }) =>
      risk(
        `${matches} elements match "${selector}"; ${remote} takes the first.`,
        `Give the id to one element only, or name the right one with ${targetAttribute}.`,
      ),
    );

export const optionsAreValid: Examination = ({ warnings }) =>
  warnings
    .filter(
      (text) => text.startsWith('[mortgage embed] data-') || text.includes(configBlockAttribute),
    )
    .map((text) =>
      risk(
        text.replace('[mortgage embed] ', 'Option: '),
        'The embedding guide lists the options and their values.',
      ),
    );
