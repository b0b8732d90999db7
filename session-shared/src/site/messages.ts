/** The session's messages, in the language of the site. Source: docs/languages.md. */
import {
  formatMessage,
  type Places,
} from 'mortgage-domain/languages/formatMessage';
import {
  defaultLanguage,
  type Language,
} from 'mortgage-domain/languages/language';
import type { Messages } from 'mortgage-domain/languages/wording';
import type english from '../../messages/en-US.json';
import { readSessionPart } from './sessionPart';

export type SessionMessage = keyof typeof english;

/** One chunk per language, loaded with the first dialog. `import()` of JSON itself would cost each page 147 bytes. */
const chunks: Readonly<
  Record<Language, () => Promise<{ readonly messages: Messages }>>
> = {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './english'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './spanish'),
};

let fetched: Messages = {};

/** The messages of the dialogs. Rejects where they do not load. */
export async function loadMessages(): Promise<void> {
  fetched = (await chunks[readLanguage().language]()).messages;
}

/** The text of a message; of the dialogs', once they are loaded. */
export function text(key: SessionMessage, places?: Places): string {
  const { language, messages } = readSessionPart();
  return formatMessage(
    { language, messages: { ...fetched, ...messages } },
    key,
    places,
  );
}

/** As attributes of an element that holds our texts. */
export function readLanguage(): {
  readonly language: Language;
  readonly direction?: 'rtl';
} {
  const { language = defaultLanguage, direction } = readSessionPart();
  return { language, direction };
}
