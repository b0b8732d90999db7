/** A remote's texts in the language of its site. docs/languages.md */
import type { RemoteName } from 'embed/contract';
import { readSitePart } from 'embed/site-parts';
import {
  formatMessage,
  type Places,
} from 'mortgage-domain/languages/formatMessage';
import type { Wording } from 'mortgage-domain/languages/wording';

/** The remote's part of the site; incomplete where the page was stamped by another release, or not at all. */
export const readWording = (remote: RemoteName): Partial<Wording> =>
  readSitePart(globalThis, remote, {});

type TextOf<Key extends string> = (key: Key, places?: Places) => string;

export const messagesOf =
  <Key extends string>(remote: RemoteName): TextOf<Key> =>
  (key, places) =>
    formatMessage(readWording(remote), key, places);
