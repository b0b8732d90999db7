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
  const create = creatorOf(document);
  const report = create('pre', classes.text, content.text);
  const details = create('details', '', create('summary', '', 'Report as text'), report);
  const showText = (): void => {
    details.open = true;
    document.getSelection()?.selectAllChildren(report);
  };
  const panel = create(
    'section',
    classes.panel,
    drawHead(create, content),
    drawBody(create, content, details),
    drawFoot(create, content, showText),
  );
  panel.setAttribute('aria-label', 'Embed doctor');
  panel.lang = 'en';
  return panel;
}

function drawHead(create: Create, { findings, close }: PanelContent): HTMLElement {
  const button = create('button', classes.close);
  button.setAttribute('aria-label', 'Close the doctor');
  button.onclick = close;
  const title = create('h2', classes.title, 'Embed doctor');
  return create('div', classes.head, title, create('p', classes.sum, formatSum(findings)), button);
}

function drawBody(create: Create, { findings }: PanelContent, details: HTMLElement): HTMLElement {
  const items = sortFindings(findings).map((finding) => drawFinding(create, finding));
  const left = `Only the command (npx --no embed-doctor) sees: ${leftToCommand.join(', ')}.`;
  const body = create(
    'div',
    classes.body,
    create('ul', classes.findings, ...items),
    create('p', classes.aside, left),
    details,
  );
  // What scrolls has to be reached by keys.
  body.tabIndex = 0;
  body.setAttribute('role', 'region');
  body.setAttribute('aria-label', 'Findings');
  return body;
}

function drawFoot(
  create: Create,
  { policy: { header }, text, again }: PanelContent,
  showText: () => void,
): HTMLElement {
  const said = create('p', classes.said);
  said.setAttribute('role', 'status');
  const copy = (label: string, what: string): HTMLElement =>
    createCopyButton(create('button', classes.button, label), what, said, showText);
  const againButton = create('button', classes.button, 'Examine again');
  againButton.onclick = again;
  return create(
    'div',
    classes.foot,
    copy('Copy report', text),
    ...(header === undefined ? [] : [copy('Copy CSP header', header)]),
    againButton,
    said,
  );
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
