import { messagesOf } from 'remote-kit/messages';
import type english from '../../messages/en-US.json';

export const text = messagesOf<keyof typeof english>(
  'lender-advertising-remote',
);
