import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isZipCode, parseZipCode } from 'mortgage-domain/fields/zipCode';
import { text } from '../site/messages';
import { readText } from '../dialogs/readText';

export interface QuestionnaireAnswers {
  readonly zipCode: string;
  readonly email: string;
}

/** What is wrong with the answers, by field. */
export type AnswerErrors = Readonly<Partial<Record<keyof QuestionnaireAnswers, string>>>;

export const readAnswers = (form: HTMLFormElement): QuestionnaireAnswers => {
  const data = new FormData(form);
  return {
    zipCode: parseZipCode(readText(data, 'zipCode')),
    email: readText(data, 'email').trim(),
  };
};

export const validateAnswers = ({ zipCode, email }: QuestionnaireAnswers): AnswerErrors => ({
  zipCode: isZipCode(zipCode) ? undefined : text('error.zipCode'),
  email: isEmailAddress(email) ? undefined : text('error.email'),
});
