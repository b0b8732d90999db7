import type { Api } from '../api/contract';
import type { SessionConfigState } from '../config/config';
import type { Report } from '../problems/report';
import { sendCalculatorMarketing } from './sendCalculatorMarketing';

interface CalculatorTasks {
  readonly api: Api;
  readonly report: Report;
}

/** OPN-91: whoever signs in on the page of a mortgage calculator has looked at its property as the visitor of the cookie. */
export async function tellOfCalculator(
  { api, report }: CalculatorTasks,
  { site, guid }: SessionConfigState,
): Promise<void> {
  const tell = (detail: string) => report({ name: 'CalculatorMarketingFailure', detail });
  try {
    const sent = await sendCalculatorMarketing(api, { ...site.calculatorProperty, userId: guid });
    if (sent?.ok === false) tell(sent.error);
  } catch (cause) {
    tell(String(cause));
  }
}
