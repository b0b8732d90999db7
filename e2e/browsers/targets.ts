import { placeOf } from '../visit/views';
import type { Target } from './look';

export const headerPlace = placeOf('header-remote');
export const footerPlace = placeOf('footer-remote');
export const leadPlace = placeOf('lender-advertising-remote');

export const button = (name: string, within?: string): Target => ({
  css: 'button:not([role=tab])',
  name,
  within,
});
export const link = (name: string, within?: string): Target => ({
  css: 'a[href]',
  name,
  within,
});
export const field = (name: string, within?: string): Target => ({
  css: 'input, select',
  name,
  within,
});
export const heading = (name: string, within?: string): Target => ({
  css: 'h1, h2, h3',
  name,
  within,
});
export const text = (name: string, within?: string): Target => ({
  css: 'p, li, strong',
  name,
  within,
});

export const menuButton = (name: string): Target => button(name, headerPlace);
export const signInLink = link('Sign In', headerPlace);
/** Its name has the number of unread messages. */
export const accountButton: Target = {
  css: 'button[popovertarget="account-menu"]',
  within: headerPlace,
};

export const rates = '/mortgage-rates/';
export const moderation = '/mortgage/review-moderation/';
export const buyMenu = menuButton('Buy');
export const firstOfBuy = link('Browse homes', headerPlace);
export const buyLink = link('Homes for sale', headerPlace);
export const accessDenied = heading('Access Denied', 'main, #access-denied');
