import { doctorAttribute } from 'embed/hand-overs';
import { pageFetch } from 'embed/page-fetch';
import { examineInPage } from '../examine';
import type { PageReport } from '../in-page/pageReport';
import { isSettled, settlePatienceMs } from '../settled';
import { fetchPolicy } from './fetchPolicy';
import { formatReport } from './formatReport';
import { drawPanel } from './panel';
import { styles } from './styles';

/** How often the remotes are looked at while they start. */
const lookMs = 250;

/** Puts up the panel once the remotes run or have given up; what it covers must not be taken for a fault of the page. */
export async function openOverlay(
  window: Window & typeof globalThis,
  readReport: () => PageReport,
): Promise<void> {
  const { document } = window;
  const host = document.createElement('div');
  host.setAttribute(doctorAttribute, '');
  host.setAttribute('popover', 'manual');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles as CSSStyleSheet[];
  document.body.append(host);

  const examine = async (): Promise<void> => {
    root.replaceChildren();
    const report = await readSettled(readReport);
    const policy = await fetchPolicy(document, pageFetch(window), report.page.tags);
    const findings = examineInPage(report);
    // Without what stands behind `?` and `#`: an address may carry what is nobody else's business.
    const text = formatReport(location.origin + location.pathname, findings, policy);
    const again = (): void => void examine().then(() => root.querySelector('button')?.focus());
    root.replaceChildren(
      drawPanel(document, { findings, policy, text, again, close: () => host.remove() }),
    );
    if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover();
  };
  await examine();
}

async function readSettled(readReport: () => PageReport): Promise<PageReport> {
  const end = performance.now() + settlePatienceMs;
  for (;;) {
    const report = readReport();
    const isThere = document.readyState === 'complete' && isSettled(report);
    if (isThere || performance.now() >= end) return report;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
