/** The panel itself: the findings, worst first, with what to copy. Texts only: nothing that a page says becomes markup. */
import { leftToCommand } from '../examine';
import type { Finding } from '../finding';
import { formatSum, sortFindings } from '../formatFindings';
import { createCopyButton } from './copyButton';
import type { Policy } from './fetchPolicy';
import classes from './Overlay.module.css';

export interface PanelContent {
  readonly findings: readonly Finding[];
  readonly policy: Policy;
  /** The whole report. */
  readonly text: string;
  readonly again: () => void;
  readonly close: () => void;
}

const titles = { broken: 'Broken', risk: 'At risk', fine: 'Fine' } as const;

export function drawPanel(document: Document, content: PanelContent): HTMLElement {
  const { findings, policy, text, again, close } = content;
  const create = creatorOf(document);
  const said = create('p', classes.said);
  said.setAttribute('role', 'status');
  const report = create('pre', classes.text, text);
  const details = create('details', '', create('summary', '', 'Report as text'), report);
  const closeButton = create('button', classes.close);
  closeButton.setAttribute('aria-label', 'Close the doctor');
  closeButton.onclick = close;
  const againButton = create('button', classes.button, 'Examine again');
  againButton.onclick = again;
  const showText = (): void => {
    details.open = true;
    document.getSelection()?.selectAllChildren(report);
  };
  const copy = (label: string, what: string): HTMLElement =>
    createCopyButton(create('button', classes.button, label), what, said, showText);
  const body = create(
    'div',
    classes.body,
    create('ul', classes.findings, ...sortFindings(findings).map((one) => drawFinding(create, one))),
    create('p', classes.aside, `Only the command (npx embed-doctor) sees: ${leftToCommand.join(', ')}.`),
    details,
  );
  // What scrolls has to be reached by keys.
  body.tabIndex = 0;
  body.setAttribute('role', 'region');
  body.setAttribute('aria-label', 'Findings');
  const panel = create(
    'section',
    classes.panel,
    create(
      'div',
      classes.head,
      create('h2', classes.title, 'Embed doctor'),
      create('p', classes.sum, formatSum(findings)),
      closeButton,
    ),
    body,
    create(
      'div',
      classes.foot,
      copy('Copy report', text),
      ...(policy.header === undefined ? [] : [copy('Copy header (CSP)', policy.header)]),
      againButton,
      said,
    ),
  );
  panel.setAttribute('aria-label', 'Embed doctor');
  panel.lang = 'en';
  return panel;
}

function drawFinding(create: Create, { level, what, mend }: Finding): HTMLElement {
  return create(
    'li',
    [classes.finding, classes[level]].join(' '),
    create('strong', classes.level, titles[level]),
    create('p', classes.what, what),
    ...(mend === undefined ? [] : [create('p', classes.mend, mend)]),
  );
}

type Create = ReturnType<typeof creatorOf>;

const creatorOf =
  (document: Document) =>
  <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className = '',
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...children);
    return element;
  };
