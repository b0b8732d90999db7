import { doctorAttribute } from 'embed/hand-overs';
import { pageFetch } from 'embed/page-fetch';
import { examine } from '../examine';
import { formatFindings } from '../formatFindings';
import { isSettled, settlePatienceMs, type PageReport } from '../in-page/pageReport';
import { fetchPolicy } from './fetchPolicy';
import { drawPanel } from './panel';
import { styles } from './styles';

const pollMs = 250;

/** Opens the panel when the remotes run or the time limit is over. Examines before it draws, so that the panel covers nothing. */
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

  const show = async (): Promise<void> => {
    root.replaceChildren();
    const report = await readSettled(readReport);
    const { header, needs } = await fetchPolicy(document, pageFetch(window), report.page.tags);
    const findings = examine(report);
    // Without the query and the fragment: they may carry private data.
    const address = location.origin + location.pathname;
    const text = [
      formatFindings(address, findings),
      '',
      `For what was not asked, run: npx --no embed-doctor ${address}`,
      '',
      header ?? `For the policy to send, run: npx --no embed-csp ${needs.join(' ')}`,
      '',
    ].join('\n');
    const again = (): void => void show().then(() => root.querySelector('button')?.focus());
    const close = (): void => {
      host.remove();
    };
    root.replaceChildren(drawPanel(document, { findings, header, text, again, close }));
    if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover();
  };
  await show();
}

async function readSettled(readReport: () => PageReport): Promise<PageReport> {
  const end = performance.now() + settlePatienceMs;
  for (;;) {
    const report = readReport();
    const isReady = document.readyState === 'complete' && isSettled(report);
    if (isReady || performance.now() >= end) return report;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
