/** What an operation has of its kind, besides its own. */
import type { HostFailure, HostHeader } from 'mortgage-domain/host/hostFailures';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import {
  failuresOfEveryAction,
  failuresOfEveryCall,
  failuresOfEveryPost,
  tooManyRequests,
  unreadableBody,
  wrongMethod,
} from './commonFailures';
import { headersOfEveryAnswer } from './answerHeaders';

/** Whether it leaves the page, so that its answer is a page, too. */
const isPage = ({ sends }: HostOperation): boolean => sends === 'navigation';
const isAction = ({ movedBy }: HostOperation): boolean => movedBy === 'apiBase';

/** All that may be said instead of the answer: its own failures first, then those of its kind. */
export function failuresOf(operation: HostOperation): readonly HostFailure[] {
  const { method, sends, errors } = operation;
  if (isPage(operation)) return errors;
  const isPost = method === 'POST';
  const all = [
    ...errors,
    ...(isAction(operation) ? failuresOfEveryAction : []),
    ...(isAction(operation) && isPost ? [wrongMethod] : []),
    ...(sends === 'application/json' ? [unreadableBody, tooManyRequests] : []),
    ...(isPost ? failuresOfEveryPost : []),
    ...failuresOfEveryCall,
  ];
  const looks = all.map(({ error, status, carries = [] }) => [error, status, ...carries].join());
  return all.filter((_, index) => looks.indexOf(looks[index] ?? '') === index);
}

export const answerHeadersOf = (operation: HostOperation): readonly HostHeader[] => [
  ...(isPage(operation) ? [] : headersOfEveryAnswer),
  ...(operation.answerHeaders ?? []),
];
