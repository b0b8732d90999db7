import { useEffect, useState, type SubmitEvent } from 'react';
import controls from 'design-tokens/controls.module.css';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isZipCode, parseZipCode } from 'mortgage-domain/fields/zipCode';
import { Field } from '../lightbox/Field';
import { focusFirstError } from '../lightbox/focusFirstError';
import { Lightbox } from '../lightbox/Lightbox';
import classes from '../lightbox/lightbox.module.css';
import { useSessionSelector } from '../react';
import { selectOnboarding } from '../state/selectors';

export interface QuestionnaireAnswers {
  readonly zipCode: string;
  readonly email: string;
}

const messages = {
  zipCode: 'Please enter a ZIP code of 5 digits.',
  email: 'Please enter a valid email address.',
} as const;

const validateAnswers = ({
  zipCode,
  email,
}: QuestionnaireAnswers): Partial<QuestionnaireAnswers> => ({
  ...(isZipCode(zipCode) ? {} : { zipCode: messages.zipCode }),
  ...(isEmailAddress(email) ? {} : { email: messages.email }),
});

/** The onboarding questionnaire: where somebody looks for a home, and how to reach them (STO-8, STO-16, OPN-36). */
export function Questionnaire({
  onDone,
}: {
  readonly onDone: (answers?: QuestionnaireAnswers) => void;
}) {
  const known = useSessionSelector(selectOnboarding);
  const [errors, setErrors] = useState<Partial<QuestionnaireAnswers>>({});

  useEffect(() => {
    if (!known.showQuestionnaire) onDone();
  }, [known.showQuestionnaire, onDone]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const answers = {
      zipCode: parseZipCode(String(data.get('zipCode'))),
      email: String(data.get('email')).trim(),
    };
    const found = validateAnswers(answers);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (!found.zipCode && !found.email) onDone(answers);
  };

  return (
    <Lightbox title="Where are you looking?" onClose={() => onDone()}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Field
          name="zipCode"
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={known.zipCode}
          error={errors.zipCode}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={known.email}
          error={errors.email}
        />
        <button type="submit" className={controls.primary}>
          Continue
        </button>
      </form>
    </Lightbox>
  );
}
