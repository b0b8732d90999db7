/** Draws the panel: the findings, worst first, and buttons to copy. It uses text nodes only, so no text of the page becomes markup. */
import type { Finding } from '../finding';
import { formatSum, levelTitles, sortFindings } from '../formatFindings';
import classes from './Overlay.module.css';

export interface PanelContent {
  readonly findings: readonly Finding[];
  /** The Content-Security-Policy to send, where its parts could be read. */
  readonly header: string | undefined;
  /** The whole report. */
  readonly text: string;
  readonly again: () => void;
  readonly close: () => void;
}

export function drawPanel(document: Document, content: PanelContent): HTMLElement {
  const create = creatorOf(document);
  const report = create('pre', classes.text, content.text);
  const details = create('details', '', create('summary', '', 'Report as text'), report);
  const selectText = (): void => {
    details.open = true;
    document.getSelection()?.selectAllChildren(report);
  };
  const panel = create(
    'section',
    classes.panel,
    drawHead(create, content),
    drawBody(create, content.findings, details),
    drawFoot(create, content, selectText),
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

function drawBody(create: Create, findings: readonly Finding[], details: HTMLElement): HTMLElement {
  const items = sortFindings(findings).map(({ level, what, fix }) =>
    create(
      'li',
      [classes.finding, classes[level]].join(' '),
      create('strong', classes.level, levelTitles[level]),
      create('p', classes.what, what),
      ...(fix === undefined ? [] : [create('p', classes.fix, fix)]),
    ),
  );
  const hint = 'The command npx --no embed-doctor also answers what was not asked here.';
  const body = create(
    'div',
    classes.body,
    create('ul', classes.findings, ...items),
    create('p', classes.hint, hint),
    details,
  );
  // Keyboard users must reach what scrolls.
  body.tabIndex = 0;
  body.setAttribute('role', 'region');
  body.setAttribute('aria-label', 'Findings');
  return body;
}

function drawFoot(
  create: Create,
  { header, text, again }: PanelContent,
  selectText: () => void,
): HTMLElement {
  const status = create('p', classes.status);
  status.setAttribute('role', 'status');
  const createButton = (label: string, press: () => void): HTMLElement => {
    const button = create('button', classes.button, label);
    button.onclick = press;
    return button;
  };
  const copy = async (what: string): Promise<void> => {
    try {
      // Missing on a page without TLS.
      await navigator.clipboard.writeText(what);
      status.textContent = 'Copied.';
    } catch {
      selectText();
      status.textContent = 'This page may not copy. The text is selected: copy it by hand.';
    }
  };
  return create(
    'div',
    classes.foot,
    createButton('Copy report', () => void copy(text)),
    ...(header === undefined ? [] : [createButton('Copy CSP header', () => void copy(header))]),
    createButton('Examine again', again),
    status,
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
