/** What is typed into the sign-in dialog. Source: OPN-33. */
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { readText } from '../dialogs/readText';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
/** What is wrong with the fields, by field. */
export type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

const passwordLength = { min: 8, max: 255 };

export const readCredentials = (data: FormData): Credentials => ({
  email: readText(data, 'email').trim(),
  password: readText(data, 'password'),
});

/** Before anything is sent. */
export const validateCredentials = ({ email, password }: Credentials): CredentialErrors => ({
  email: isEmailAddress(email) ? undefined : 'Please enter a valid email address.',
  password: hasValidLength(password)
    ? undefined
    : 'Please enter a password of 8 to 255 characters.',
});

const hasValidLength = ({ length }: string): boolean =>
  length >= passwordLength.min && length <= passwordLength.max;
