/** The fields of the sign-in dialog. @source OPN-33 */
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPassword, passwordLength } from 'mortgage-domain/people/credentials';
import { text } from '../site/messages';
import { readFormText } from '../dialogs/readFormText';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
/** The errors of the fields, by field. */
export type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

export const readCredentials = (data: FormData): Credentials => ({
  email: readFormText(data, 'email').trim(),
  password: readFormText(data, 'password'),
});

/** Before anything is sent. */
export const validateCredentials = ({ email, password }: Credentials): CredentialErrors => ({
  email: isEmailAddress(email) ? undefined : text('error.email'),
  password: isPassword(password) ? undefined : text('error.password', passwordLength),
});
