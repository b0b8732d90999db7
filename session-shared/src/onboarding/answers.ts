import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isZipCode, parseZipCode } from 'mortgage-domain/fields/zipCode';
import { text } from '../site/messages';
import { readFormText } from '../dialogs/readFormText';

export interface QuestionnaireAnswers {
  readonly zipCode: string;
  readonly email: string;
}

/** The errors of the answers, by field. */
export type AnswerErrors = Readonly<Partial<Record<keyof QuestionnaireAnswers, string>>>;

export const readAnswers = (form: HTMLFormElement): QuestionnaireAnswers => {
  const data = new FormData(form);
  return {
    zipCode: parseZipCode(readFormText(data, 'zipCode')),
    email: readFormText(data, 'email').trim(),
  };
};

export const validateAnswers = ({ zipCode, email }: QuestionnaireAnswers): AnswerErrors => ({
  zipCode: isZipCode(zipCode) ? undefined : text('error.zipCode'),
  email: isEmailAddress(email) ? undefined : text('error.email'),
});
