import type { RouteContext } from '../pageServer';
import { renderPage } from './render';

const pages = {
  login: { title: 'Sign in', action: '/user/acct/login/', submit: 'Sign in', registers: false },
  register: { title: 'Join', action: '/user/acct/register/', submit: 'Create account', registers: true },
} as const;
const messages: Readonly<Record<string, string>> = {
  badCredentials: 'The email or password is not right. Please try again.',
  emailTaken: 'This email address cannot be registered.',
  invalidCredentials: 'Please enter a valid email address and a password of 8 to 255 characters.',
};

/** The same form as the lightbox, for browsers without script (OPN-34). */
export const signInPage = ({ settings }: Pick<RouteContext, 'settings'>, page: keyof typeof pages, reason?: string): Promise<string> =>
  renderPage(settings, 'sign-in', { ...pages[page], message: reason && messages[reason] }, { includeShells: true });
