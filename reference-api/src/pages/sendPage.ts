/** Pages of the API's own: sign-in, account, staff. The host that runs the API frames them with header and footer. */
import { isOwnNavigation } from '../http/foreignOrigins';
import { type Handler, neverStored } from '../http/requests';
import type { ApiSettings } from '../settings/settings';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Eta } from 'eta';
import {
  defaultLanguage,
  type Language,
} from 'mortgage-domain/languages/language';
import { passwordLength } from 'mortgage-domain/people/credentials';
import type english from '../../page-texts/en-US.json';
import type spanish from '../../page-texts/es-US.json';
import { addressAt, homeOf, siteOf } from '../sites/siteOfRequest';
import type { Site } from '../sites/sites';

const eta = new Eta({
  views: path.join(import.meta.dirname, '../../views'),
  autoEscape: true,
  cache: true,
});

export interface GateOption {
  readonly authorizer?: string;
  readonly permissions?: readonly string[];
}
export interface DeniedFacts {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly signIn: string;
  readonly signInPath: string;
}
export interface PageFacts {
  readonly title: string;
  readonly gate?: GateOption;
  readonly denied?: DeniedFacts;
  /** Names of the fields that the message of the page is about. */
  readonly invalid?: readonly string[];
  readonly [fact: string]: unknown;
}
export interface FramedPage extends PageFacts {
  readonly body: string;
}
export interface FrameOptions {
  readonly status?: number;
  /** Header and footer are included by the server, not only painted by their script. */
  readonly includeShells?: boolean;
  /** Whose frames may show it: `'self'` unless it says otherwise (S18). */
  readonly frames?: 'self' | 'none';
}
export type PageFrame = (
  reply: FastifyReply,
  page: FramedPage,
  options: FrameOptions,
) => Promise<FastifyReply>;

const decorator = 'pageFrame';

export const frameWith = (server: FastifyInstance, frame?: PageFrame): void => {
  if (frame) {
    server.decorate(decorator, frame);
  }
};

/** Without a view the page has no content, as behind a closed gate. */
export async function sendPage(
  reply: FastifyReply,
  view: string | undefined,
  facts: PageFacts,
  options: FrameOptions = {},
): Promise<FastifyReply> {
  const site = siteOf(reply.request);
  const body =
    view === undefined
      ? ''
      : eta.render(view, {
          ...facts,
          homePath: homeOf(site),
          at: (address: string) => addressAt(site, address),
          stateOf: stateOfField(facts.invalid),
        });
  const frame = reply.server.getDecorator<PageFrame>(decorator);
  return frame(reply, { ...facts, body }, options);
}

/** Attributes of a field with its hint. An invalid field names the message of the page, and the last of them has the focus, so that a screen reader reads the message once. */
const stateOfField =
  (invalid: readonly string[] = []) =>
  (name: string, hintId?: string | false): string => {
    const isInvalid = invalid.includes(name);
    const described = [isInvalid && 'problem', hintId].filter(Boolean);
    const attributes = [
      isInvalid && 'aria-invalid="true"',
      described.length > 0 && `aria-describedby="${described.join(' ')}"`,
      name === invalid.at(-1) && 'autofocus',
    ];
    return attributes.map((one) => (one ? ` ${one}` : '')).join('');
  };

/** Of a GET that changes something: done at once for a click of our own pages, after one more click for all others (S05). */
export const confirmFirst =
  (
    settings: ApiSettings,
    name: keyof typeof english.confirm,
    path: string,
    act: Handler,
  ): Handler =>
  (request, reply) => {
    if (isOwnNavigation(request.headers, settings.origins)) {
      return act(request, reply);
    }
    const { language, confirm } = pageMessages(siteOf(request));
    return sendPage(neverStored(reply), 'confirm', {
      language,
      title: confirm[name],
      action: path,
    });
  };

const readTexts = (language: Language) =>
  JSON.parse(
    readFileSync(
      new URL(`../../page-texts/${language}.json`, import.meta.url),
      'utf8',
    )
      .replaceAll('{min}', String(passwordLength.min))
      .replaceAll('{max}', String(passwordLength.max)),
  ) as typeof english | typeof spanish;
export const messages = {
  'en-US': readTexts('en-US'),
  'es-US': readTexts('es-US'),
};

/** Texts of pages for visitors, in the language of their site (OPN-34, OPN-60). */
export const pageMessages = ({ file: { language = defaultLanguage } }: Site) =>
  messages[language];
