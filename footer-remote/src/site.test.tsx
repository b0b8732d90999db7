/** @jest-environment node */
import { openPageParts } from 'embed/site-parts';
import { renderShell } from 'remote-kit/shell';
import {
  examineContent,
  findMistakes,
  noMistakes,
  spanishSite,
} from 'remote-kit/testing';
import spanishContent from '../content/es-US.json';
import english from '../messages/en-US.json';
import { remote } from './remote';
import { specified, toPart } from './site';
import { view } from './view';

it('translates the whole footer of the specification and nothing else', () => {
  expect(examineContent(specified, spanishContent)).toEqual(noMistakes);
});

it('PRS-11: the footer of a Spanish site is Spanish at first paint, and declares it', () => {
  const parts = {
    'footer-remote': { id: 'es', ...toPart(spanishSite) },
    'session-shared': { id: 'es', config: spanishSite },
  };
  openPageParts(globalThis, parts);
  const html = renderShell(remote, view);
  expect(html).toMatch(/^<div lang="es-US">/);
  for (const text of [
    'Quiénes somos',
    'Igualdad de oportunidades en la vivienda',
  ]) {
    expect(html).toContain(`${text}</a>`);
  }
  expect(findMistakes(html, spanishContent, english)).toEqual([]);
});

it('keeps the lists of a site', () => {
  const links = [{ text: 'About', href: '/nosotros/' }];
  const { content } = toPart({ ...spanishSite, footer: { links } });
  expect(content.links).toEqual(links);
  expect(content.legal.map(({ href }) => href)).toEqual(
    specified.legal.map(({ href }) => href),
  );
});
