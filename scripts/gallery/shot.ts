/** What is looked at, and how: each picture of the gallery. */
import type { Role } from './screens';

/** How a screen is looked at. */
export const looks = {
  light: {},
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  /** As a browser zooms: half as many CSS pixels, each twice as large. */
  '200 %': { zoom: 2 },
  print: { media: 'print' },
} as const satisfies Record<string, Emulation>;
export type LookName = keyof typeof looks;

export interface Emulation {
  readonly colorScheme?: 'dark';
  readonly forcedColors?: 'active';
  readonly zoom?: number;
  readonly media?: 'print';
}

export interface Shot {
  /** Part of the gallery: a story's subject, or `pages`. */
  readonly group: string;
  /** What it shows, within the group. */
  readonly name: string;
  readonly title: string;
  readonly address: string;
  readonly look: LookName;
  /** Of the window, in px of the screen. */
  readonly width: number;
  readonly signedInAs?: Role;
  /** It says on its root element when it has come about. */
  readonly isStory: boolean;
}

/** Whether its file name holds one of the words; of words with a plus between them, all. */
export const isWanted = (shot: Shot, words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) => word.split('+').every((part) => fileOf(shot).includes(part)));

export const fileOf = ({ group, name, look, width }: Shot): string =>
  `${[group, name, look, width].join('-').replaceAll(/[^\w]+/g, '-')}.png`;
