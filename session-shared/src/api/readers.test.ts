import fc from 'fast-check';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import {
  readFooterData,
  readFooterFrame,
} from 'mortgage-domain/footer/footerData';
import { readParsedPhone } from 'mortgage-domain/fields/parsedPhone';
import { readLenderDisplay } from 'mortgage-domain/lenders/lenderName';
import { readNmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import { readRegisteredLender } from 'mortgage-domain/lenders/registeredLender';
import { readReviewedService } from 'mortgage-domain/lenders/review';
import { readAccountSections } from 'mortgage-domain/menus/accountSections';
import { readNavigationData } from 'mortgage-domain/menus/navigationData';
import { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
import { parseChannelMessage } from 'mortgage-domain/messages/channelMessage';
import { readMessagingEligibility } from 'mortgage-domain/messages/messagingEligibility';
import { readUser } from 'mortgage-domain/people/readUser';
import {
  readRegionInformation,
  readZipCodeLocation,
} from 'mortgage-domain/places/regionInformation';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { fetchAuthInfo } from '../analytics/saga';
import { createSessionStore } from '../session/store';
import { sendSignIn } from '../sign-in/api';
import { createUserLookup } from '../visitor/userLookup';
import type { Api, Reader } from './contract';

/** The reader that a call gives to the API. */
const readerOf =
  (call: (api: Api) => unknown): Reader<unknown> =>
  (json) => {
    let read: Reader<unknown> | undefined;
    const take = (...given: readonly unknown[]) => {
      read = given.find((one) => typeof one === 'function') as Reader<unknown>;
      return new Promise<never>(() => undefined);
    };
    call({ get: take, post: take, request: take });
    return read?.(json);
  };

const user = {
  id: '7',
  firstName: 'Ada',
  lastName: 'Lane',
  authenticated: true,
  emailAddress: 'ada@lane.example',
  logon: 'ada@lane.example',
  professional: true,
  profileTypes: ['Lender'],
  permissions: ['ViewUnencodedIds'],
  screenName: 'ada',
  lenderId: '1001',
  encodedId: 'X1-Z',
};
const link = { text: 'Tools', href: '/tools', secure: true };
const navigation = {
  sections: [
    {
      key: 'tools',
      link: { ...link, notifications: 2, class: 'admin' },
      subsections: [{ title: 'All', links: [link] }],
    },
  ],
  impersonation: {
    impersonation_email: 'ben@example.test',
    impersonation_zuid: '9',
    stop_impersonation_link: '/stop',
  },
};
const userNavigation = {
  userAvatarData: {
    displayName: 'Ada',
    email: 'ada@lane.example',
    photo: '/ada.png',
  },
  navLinks: {
    tours: {
      title: 'Tours',
      href: '/tours',
      subLinks: [{ title: 'New', href: '/new' }],
      divider: true,
      tag: 'New',
      notifications: 2,
    },
  },
};
const place = {
  cityName: 'Oakland',
  metroName: 'Bay Area',
  countyName: 'Alameda',
  stateAbbreviation: 'CA',
  zipCode: '94612',
  stateName: 'California',
};
const name = {
  firstName: 'Ada',
  middleName: 'M',
  lastName: 'Lane',
  suffix: 'Jr.',
};
const footerLink = { text: 'facebook', href: '/facebook', icon: 'facebook' };
const footerSource = {
  site: defaultSiteConfig,
  pageOrigin: 'https://x.example',
  isServer: true,
};

const answers: Record<string, readonly [Reader<unknown>, object]> = {
  whoAmI: [
    readerOf((api) =>
      createUserLookup(createSessionStore(defaultSiteConfig).store, api)(),
    ),
    { authToken: 't', message: 'Hello', user },
  ],
  signIn: [
    readerOf((api) => sendSignIn(api, { email: '', password: '' })),
    { authToken: 't', user },
  ],
  authInfo: [readerOf(fetchAuthInfo), { user }],
  user: [readUser, user],
  accountSections: [readAccountSections, navigation],
  userNavigation: [readUserNavigation, userNavigation],
  pageFrame: [
    readNavigationData,
    { topnav: { json: { ...navigation, user: userNavigation } } },
  ],
  footer: [
    (json) =>
      readFooterData(
        readFooterFrame(json),
        footerContent(namePlaces),
        footerSource,
      ).content,
    {
      footer: {
        social: [footerLink],
        legal: [footerLink],
        notices: ['Licensed'],
        js: '/f.js',
      },
    },
  ],
  region: [readRegionInformation, { regionId: '9', ...place }],
  zipCodeLocation: [
    readZipCodeLocation,
    { location: { stateRegionId: '9', cityRegionId: '12447' } },
  ],
  nmlsLender: [
    readNmlsLender,
    {
      lender: {
        nmlsId: '123456',
        nmlsType: 'Individual',
        individualNameOptions: [name],
        companyNameOptions: ['Lanternlight'],
      },
    },
  ],
  registeredLender: [
    readRegisteredLender,
    { lender: { lenderId: '1', quoteParticipant: true } },
  ],
  parsedPhone: [
    readParsedPhone,
    { isEasilyRecognizableCode: true, phoneNumber: { extension: '5' } },
  ],
  lenderDisplay: [
    readLenderDisplay,
    {
      displayName: 'Ada',
      individualName: name,
      companyName: 'L',
      nmlsType: 'Individual',
    },
  ],
  review: [
    readReviewedService,
    { serviceProvided: 'LoanClosed', dateOfService: '2024-05-31' },
  ],
  channelMessage: [
    parseChannelMessage,
    { eventName: 'in-app-messaging', gleamCount: 3 },
  ],
  messaging: [
    readMessagingEligibility,
    {
      data: {
        zimIsMessagingEligible: {
          status: 'ELIGIBLE',
          totalUnreadCount: 4,
          channels: { channelInfo: [{ type: 'GLOBAL', name: 'g' }] },
          keys: { authToken: 't', subscribeKey: 's', publishKey: 'p' },
          userId: '7',
          config: { presenceTimeOut: 300, heartbeatInterval: 60 },
        },
      },
    },
  ],
};

type Path = readonly string[];
/** All parts of an answer, those in lists too. */
const partsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [...at, key],
        ...partsOf(part, [...at, key]),
      ])
    : [];
const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value);

/** The answer with another value at one place. */
function withPart(
  value: object,
  [key = '', ...rest]: Path,
  part: unknown,
): object {
  const before = Reflect.get(value, key) as object;
  const next = rest.length === 0 ? part : withPart(before, rest, part);
  if (Array.isArray(value)) {
    return (value as unknown[]).with(Number(key), next);
  }
  const { [key]: _, ...others } = value as Record<string, unknown>;
  return next === undefined ? others : { ...others, [key]: next };
}

async function outcomeOf(
  read: Reader<unknown>,
  json: unknown,
): Promise<unknown> {
  try {
    return await read(json);
  } catch {
    return 'refused';
  }
}

/** Whether the read value has only parts of the usual types. */
const isOfType = (value: unknown, usual: unknown): boolean =>
  value === undefined ||
  usual === undefined ||
  (typeof value === typeof usual &&
    Array.isArray(value) === Array.isArray(usual) &&
    value !== null &&
    (typeof value !== 'object' ||
      Object.entries(value).every(([key, part]) =>
        isOfType(part, Reflect.get(Object(usual), key)),
      )));

const idNames =
  /^(id|lenderId|encodedId|nmlsId|regionId|stateRegionId|cityRegionId|userId|extension|impersonation_zuid)$/;

describe.each(Object.entries(answers))(
  'the answer of %s (OPN-122 F30)',
  (_name, [read, sample]) => {
    const parts = partsOf(sample);
    const at = (path: Path, part: unknown) =>
      outcomeOf(read, withPart(sample, path, part));
    const usual = outcomeOf(read, sample);

    it('is read', async () => {
      expect(isOfType(await usual, await usual)).toBe(true);
      expect(['refused', undefined]).not.toContain(await usual);
    });

    it.each(parts.filter((path) => !/^\d+$/.test(path.at(-1)!)))(
      'null and an empty text are as good as missing: %s %s %s %s %s %s %s',
      async (...path) => {
        const missing = await at(path, undefined);
        expect([await at(path, null), await at(path, '')]).toEqual([
          missing,
          missing,
        ]);
      },
    );

    it('ids may be numbers, flags 1 or 0', async () => {
      for (const path of parts) {
        if (idNames.test(path.at(-1)!)) {
          expect([path, await at(path, 7)]).toEqual([
            path,
            await at(path, '7'),
          ]);
        }
        if (typeof partAt(sample, path) === 'boolean') {
          expect([path, await at(path, 1), await at(path, 0)]).toEqual([
            path,
            await at(path, true),
            await at(path, false),
          ]);
        }
      }
    });

    it('nothing of another type is read, whatever a part is', async () => {
      const whole = await usual;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...parts),
          fc.jsonValue(),
          async (path, part) => {
            const outcome = await at(path, part);
            return outcome === 'refused' || isOfType(outcome, whole);
          },
        ),
      );
    });

    it.each([[null], [7], [true], ['text'], [[]]])(
      '%j is none',
      async (json) => {
        expect(['refused', undefined]).toContain(await outcomeOf(read, json));
      },
    );
  },
);
