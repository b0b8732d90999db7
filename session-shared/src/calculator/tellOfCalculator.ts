import type { Api } from '../api/contract';
import type { SessionConfigState } from '../config/config';
import type { Report } from '../problems/report';
import { sendCalculatorMarketing } from './sendCalculatorMarketing';

interface CalculatorTasks {
  readonly api: Api;
  readonly report: Report;
}

/** After a sign-in on a calculator page, assigns the viewed property to the visitor (OPN-91). */
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
