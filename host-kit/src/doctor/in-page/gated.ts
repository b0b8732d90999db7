import type { SlotFacts } from './pageReport';

/** What a gate does with the page's content; `shell`: its view, once React has it. */
export function readGated(element: Element, shell: Element | undefined): SlotFacts['gated'] {
  const template = element.querySelector(':scope > template:not([shadowrootmode])');
  if (!(template instanceof HTMLTemplateElement) || template.content.childElementCount === 0)
    return 'nothing';
  if (template.nextElementSibling) return 'shown';
  // It says so while it asks who the visitor is.
  return !shell || shell.querySelector('[role=status]') ? 'undecided' : 'withheld';
}
