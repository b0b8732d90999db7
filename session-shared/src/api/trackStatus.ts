import type { PromiseStatus } from '../promises/promises';
import type { SendCall } from './signInRetry';

/** Reports the status of each call by its action. A rejected call has failed (PRM-1). */
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
