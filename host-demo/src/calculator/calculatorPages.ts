/** The calculators: plain forms whose numbers the server works out, so that they do without script. Source: CAL-4, MISC-2, OPN-91, OPN-92. */
import type { FastifyInstance } from 'fastify';
import { searchParamsOf, type Handler } from '../http/requests';
import { toFormFields } from '../pages/formFields';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from '../settings/settings';
import { affordabilityCalculator } from './affordabilityCalculator';
import type { Calculator } from './calculator';
import { paymentCalculator } from './paymentCalculator';
import type { Problems } from './readings';
import { refinanceCalculator } from './refinanceCalculator';
import { sampleHome, toCalculatorProperty } from './sampleHome';

interface CalculatorServices {
  readonly settings: DemoServerSettings;
}

const others = [paymentCalculator, affordabilityCalculator, refinanceCalculator].map(
  ({ path, title }) => ({ path, title }),
);

export function calculatorPages(server: FastifyInstance, { settings }: CalculatorServices): void {
  const calculatorProperty = toCalculatorProperty(settings.origins[0] ?? '');
  server.get(
    paymentCalculator.path,
    showCalculator(settings, paymentCalculator, {
      home: sampleHome,
      embedConfig: { calculatorProperty },
    }),
  );
  server.get(affordabilityCalculator.path, showCalculator(settings, affordabilityCalculator));
  server.get(refinanceCalculator.path, showCalculator(settings, refinanceCalculator));
}

const showCalculator =
  <Name extends string>(
    settings: DemoServerSettings,
    { path, title, intro, fields, defaults, calculate }: Calculator<Name>,
    facts: object = {},
  ): Handler =>
  async (request, reply) => {
    const typed = readTyped(searchParamsOf(request), defaults);
    const result = calculate(typed, new Date());
    const problems: Problems<string> = 'problems' in result ? result.problems : {};
    const problemCount = Object.keys(problems).length;
    return sendPage(
      reply,
      settings,
      'calculator/calculator',
      {
        ...facts,
        title,
        path,
        intro,
        others,
        fields: toFormFields(fields, typed, problems),
        problemCount,
        result: 'problems' in result ? undefined : result,
      },
      { status: problemCount > 0 ? 400 : 200 },
    );
  };

const longestText = 40;

/** What the address has, and an example for what it has not; a text that no field could hold is cut. */
const readTyped = <Name extends string>(
  given: URLSearchParams,
  defaults: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(defaults).map(([name, example]) => [
      name,
      (given.get(name) ?? example).slice(0, longestText),
    ]),
  ) as Record<Name, string>;
