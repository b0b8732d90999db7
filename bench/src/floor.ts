/** The floor: the header's bar alone and the rules that it needs, painted by a dozen lines. No loader can beat it. */
import type { Browser } from 'playwright-core';
import { shellAttribute } from 'embed/hand-overs';
import type { Shell, Stamp } from 'embed/release';
import { keepNames } from './watchPage';

/** @param remote folder with the header's stable files */
export async function buildFloor(
  browser: Browser,
  remote: string,
): Promise<string> {
  const { shell } = (await (
    await fetch(`${remote}embed.json`)
  ).json()) as Stamp;
  const page = await browser.newPage();
  await page.setContent(`<div ${shellAttribute}>${shell.html}</div>`);
  await page.evaluate(keepNames);
  const bar = await page.evaluate(cutToBar, shell.css);
  await page.close();
  return `(${paintBar.toString()})(${JSON.stringify(bar)})`;
}

function paintBar({ html, css }: Shell): void {
  const shadow = document
    .querySelector('#site-header')
    ?.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow?.adoptedStyleSheets.push(sheet);
  if (shadow) {
    shadow.innerHTML = html;
  }
}

/** Runs in a page with the shell: takes the menus away, and the rules that match nothing then. */
function cutToBar(css: string): Shell {
  for (const menu of document.querySelectorAll('[popover]')) {
    menu.remove();
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const cut = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText, cssText } = rule;
      return selectorText === ':host' || document.querySelector(selectorText)
        ? cssText
        : '';
    }
    const inner = rule instanceof CSSGroupingRule ? cutAll(rule) : '';
    return inner && `${rule.cssText.replace(/{[^]*/, '')}{${inner}}`;
  };
  const cutAll = ({ cssRules }: CSSStyleSheet | CSSGroupingRule) =>
    [...cssRules].map(cut).join('');
  return { html: document.body.innerHTML, css: cutAll(sheet) };
}
