import type { PromiseStatus } from '../promises/promises';
import type { SendCall } from './signInRetry';

/** PRM-1: tells how each call goes, by its action; a call that rejects has failed too. */
export function trackStatus(
  send: SendCall,
  report: (action: string, status: PromiseStatus) => void,
): SendCall {
  return async (call, read) => {
    report(call.action, 'inProgress');
    let status: PromiseStatus = 'error';
    try {
      const result = await send(call, read);
      if (result.ok) status = 'success';
      return result;
    } finally {
      report(call.action, status);
    }
  };
}
