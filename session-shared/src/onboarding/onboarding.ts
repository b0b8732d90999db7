/** The onboarding questionnaire. Source: specification 3, 4; ledger STO-8, STO-16, OPN-36. */

export interface OnboardingState {
  readonly zipCode?: string;
  readonly email?: string;
  readonly eligible?: boolean;
  readonly trial?: boolean;
  readonly variant?: string;
  readonly showQuestionnaire: boolean;
}
export interface OnboardingPart {
  readonly onboarding: OnboardingState;
}
export const initialOnboarding: OnboardingState = { showQuestionnaire: false };

export function onboardingReducer(
  state: OnboardingState = initialOnboarding,
  action: OnboardingAction,
): OnboardingState {
  switch (action.type) {
    case 'onboarding/questionnaireShown':
      return { ...state, showQuestionnaire: true };
    case 'onboarding/questionnaireHidden':
      return { ...state, showQuestionnaire: false };
    case 'onboarding/configSet':
      return { ...state, ...action.config };
    default:
      return state;
  }
}

export const questionnaireShown = () =>
  ({ type: 'onboarding/questionnaireShown' }) as const;
export const questionnaireHidden = () =>
  ({ type: 'onboarding/questionnaireHidden' }) as const;
export const onboardingConfigSet = (config: Partial<OnboardingState>) =>
  ({ type: 'onboarding/configSet', config }) as const;
export type OnboardingAction = ReturnType<
  | typeof questionnaireShown
  | typeof questionnaireHidden
  | typeof onboardingConfigSet
>;

export const selectOnboarding = ({
  onboarding,
}: OnboardingPart): OnboardingState => onboarding;
