/** What is typed into the sign-in dialog. Source: OPN-33. */
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPassword, passwordLength } from 'mortgage-domain/people/credentials';
import { text } from '../site/messages';
import { readText } from '../dialogs/readText';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
/** What is wrong with the fields, by field. */
export type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

export const readCredentials = (data: FormData): Credentials => ({
  email: readText(data, 'email').trim(),
  password: readText(data, 'password'),
});

/** Before anything is sent. */
export const validateCredentials = ({ email, password }: Credentials): CredentialErrors => ({
  email: isEmailAddress(email) ? undefined : text('error.email'),
  password: isPassword(password) ? undefined : text('error.password', passwordLength),
});
