/** Account pages of a site's file. Source: docs/sites.md. */
import * as v from 'valibot';
import { matching, optionalField } from './fields';

const address = matching(
  /^(https?:\/\/[\w-]|\/(?![/\\]))[^\s\\]*$/,
  "it is no address of a page. Write a path of the page's own host, such as /sign-in?next={returnTo}, or an http(s) address.",
);

const page = (description: string, example: string) =>
  optionalField(address, `${description} Left out: the page of \`paths\`.`, {
    examples: [example],
  });

export const accountPagesFile = v.strictObject({
  signIn: page(
    'Where visitors sign in.',
    'https://id.cedarline.example/sign-in?next={returnTo}',
  ),
  register: page('Where visitors join.', '/join/?next={returnTo}'),
  signOut: page('Where visitors sign out.', '/sign-out/'),
});
