import { doctorAttribute } from 'embed/hand-overs';
import { examine, formatFindings } from '../examine';
import { distinct } from '../finding';
import { queryAll } from '../in-page/ask';
import {
  isSettled,
  settlePatienceMs,
  type PageReport,
} from '../in-page/pageReport';
import classes from './Overlay.module.css';
import { styles } from './styles';

const pollMs = 250;

/** Opens the panel when the remotes run or the time limit is over. Examines before it draws, so that the panel covers nothing. */
export async function openOverlay(readReport: () => PageReport) {
  const host = document.createElement('div');
  host.setAttribute(doctorAttribute, '');
  host.setAttribute('popover', 'manual');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles as CSSStyleSheet[];
  // A form of the page may be `document.body`.
  queryAll('body')[0]?.append(host);

  const show = async (): Promise<void> => {
    root.replaceChildren();
    const text = describe(await readSettled(readReport));
    const again = () =>
      void show().then(() => root.querySelector('button')?.focus());
    root.replaceChildren(drawPanel(text, again, host.remove.bind(host)));
    if ('showPopover' in host && !host.matches(':popover-open')) {
      host.showPopover();
    }
  };
  await show();
}

function describe(report: PageReport): string {
  // Without the query and the fragment: they may carry private data.
  const address = location.origin + location.pathname;
  const needs = report.page.tags.map(({ src }) =>
    src.replace(/embed\.js.*/, 'csp.json'),
  );
  return [
    formatFindings(address, examine(report)),
    '',
    `For what was not asked, run: npx --no embed-doctor ${address}`,
    `For the policy to send, run: npx --no embed-csp ${distinct(needs).join(' ')}`,
    '',
  ].join('\n');
}

async function readSettled(readReport: () => PageReport): Promise<PageReport> {
  const end = performance.now() + settlePatienceMs;
  for (;;) {
    const report = readReport();
    const isReady = document.readyState === 'complete' && isSettled(report);
    if (isReady || performance.now() >= end) {
      return report;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** Uses text nodes only, so no text of the page becomes markup. */
function drawPanel(
  text: string,
  again: () => void,
  close: () => void,
): HTMLElement {
  const create = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
    element.append(...children);
    return element;
  };
  const createButton = (label: string, onclick: () => void) =>
    Object.assign(create('button', {}, label), { onclick });
  // Keyboard users must reach what scrolls.
  const focusable = { tabindex: '0', role: 'region', 'aria-label': 'Findings' };
  const report = create('pre', focusable, text);
  const status = create('p', { role: 'status' });
  const copy = async (): Promise<void> => {
    try {
      // Missing on a page without TLS.
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied.';
    } catch {
      document.getSelection()?.selectAllChildren(report);
      status.textContent =
        'This page may not copy. The text is selected: copy it by hand.';
    }
  };
  return create(
    'section',
    { class: classes.panel ?? '', 'aria-label': 'Embed doctor', lang: 'en' },
    create('h2', {}, 'Embed doctor'),
    report,
    createButton('Copy report', () => void copy()),
    createButton('Examine again', again),
    createButton('Close the doctor', close),
    status,
  );
}
