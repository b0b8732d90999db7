import { messagesOf } from 'remote-kit/messages';
import type english from '../../messages/en-US.json';

/** The text of a message, in the language of the site. */
export const text = messagesOf<keyof typeof english>('footer-remote');
