import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { createSessionStore } from '../session/store';
import { questionnaireShown, selectOnboarding } from './onboarding';
import { onboardingSaga } from './saga';

it('STO-8: a questionnaire that cannot be had is reported and hidden, and asked for again by the next action', async () => {
  const { store, run } = createSessionStore(defaultSiteConfig);
  const report = jest.fn();
  const answers = { zipCode: '98101', email: 'ada@lane.example' };
  const showDialog = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(answers);
  run(onboardingSaga, { showDialog, report });
  store.dispatch(questionnaireShown());
  await Promise.resolve();
  await Promise.resolve();
  expect(report).toHaveBeenCalledWith({ name: 'QuestionnaireUnavailable' });
  expect(selectOnboarding(store.getState())).toEqual({ showQuestionnaire: false });
  store.dispatch(questionnaireShown());
  await Promise.resolve();
  await Promise.resolve();
  expect(selectOnboarding(store.getState())).toEqual({ showQuestionnaire: false, ...answers });
});
