import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isZipCode, parseZipCode } from 'mortgage-domain/fields/zipCode';
import { Dialog } from '../dialogs/Dialog';
import { DialogForm } from '../dialogs/DialogForm';
import { Field } from '../dialogs/Field';
import { focusFirstError } from '../dialogs/focusFirstError';
import { text } from '../site/messages';
import { selectOnboarding } from './onboarding';

export interface QuestionnaireAnswers {
  readonly zipCode: string;
  readonly email: string;
}
type AnswerErrors = Readonly<
  Partial<Record<keyof QuestionnaireAnswers, string>>
>;

interface QuestionnaireProps {
  readonly onDone: (answers?: QuestionnaireAnswers) => void;
}

/** The onboarding questionnaire: where the visitor looks for a home, and their contact data (STO-8, STO-16, OPN-36). */
export function Questionnaire({ onDone }: QuestionnaireProps) {
  const known = useSelector(selectOnboarding);
  const [errors, setErrors] = useState<AnswerErrors>({});
  const [liveField, setLiveField] = useState<string>();

  useEffect(() => {
    if (!known.showQuestionnaire) {
      onDone();
    }
  }, [known.showQuestionnaire, onDone]);

  const submit = (form: HTMLFormElement) => {
    const answers = readAnswers(form);
    const found = validateAnswers(answers);
    setErrors(found);
    setLiveField(focusFirstError(form, found));
    if (!found.zipCode && !found.email) {
      onDone(answers);
    }
  };

  return (
    <Dialog title={text('questionnaire.title')} onClose={() => onDone()}>
      <DialogForm onSubmit={submit} label={text('questionnaire.continue')}>
        <Field
          name="zipCode"
          label={text('questionnaire.zipCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={known.zipCode}
          error={errors.zipCode}
          isLive={liveField === 'zipCode'}
        />
        <Field
          name="email"
          label={text('email')}
          type="email"
          autoComplete="email"
          defaultValue={known.email}
          error={errors.email}
          isLive={liveField === 'email'}
        />
      </DialogForm>
    </Dialog>
  );
}

function readAnswers(form: HTMLFormElement): QuestionnaireAnswers {
  // Both fields hold text.
  const { zipCode = '', email = '' } = Object.fromEntries(
    new FormData(form),
  ) as Record<string, string>;
  return { zipCode: parseZipCode(zipCode), email: email.trim() };
}

const validateAnswers = ({
  zipCode,
  email,
}: QuestionnaireAnswers): AnswerErrors => ({
  zipCode: isZipCode(zipCode) ? undefined : text('error.zipCode'),
  email: isEmailAddress(email) ? undefined : text('error.email'),
});
