import { createSelector } from 'reselect';
import {
  decideEnvironment,
  toSessionConfig,
  type Environment,
  type SessionConfig,
} from 'mortgage-domain/site/sessionConfig';
import { selectOnboarding, type OnboardingPart } from '../onboarding/onboarding';
import { selectConfig, selectSite, type ConfigPart } from './config';

/** ENT-4: what calls and links are made with. After the page's own word come the visitor's answer, then what pages were about. */
export const selectSessionConfig: (state: ConfigPart & OnboardingPart) => SessionConfig =
  createSelector(
    [selectConfig, selectOnboarding],
    ({ site, userSessionId, pageRegion = {}, region = {} }, { zipCode }) =>
      toSessionConfig(site, userSessionId, [{ zipCode }, pageRegion, region]),
  );

/** CON-21. */
export const selectEnvironment = (state: ConfigPart): Environment =>
  decideEnvironment(selectSite(state).homeLoansHost);
