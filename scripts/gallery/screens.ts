/** Every screen of the product and the demo, with the widths and looks that it is seen in. */
import type { Story } from 'workshop/stories';
import type { LookName, Shot } from './shot';

export const widths = [320, 412, 768, 889, 890, 1280, 1920];
/** What is the same at every width is looked at in a narrow and a wide window. */
const fewWidths = [320, 1280];

export type Role = 'consumer' | 'lender' | 'moderator' | 'admin';
/** Pages of the demo that a person comes to, and who sees something of their own there. */
const pages: readonly (readonly [path: string, ...roles: readonly Role[]])[] = [
  ['/', 'lender'],
  ['/mortgage-rates/', 'consumer'],
  ['/refinance/CA/Oakland/'],
  ['/lender-directory/'],
  ['/advertising/Mortgage.htm', 'lender'],
  ['/mortgage/review-moderation/', 'consumer', 'moderator'],
  ['/user/acct/login/'],
  ['/user/acct/register/'],
  ['/lender-resources/'],
  ['/mortgage-calculator/'],
  ['/mortgage-calculator/house-affordability/'],
  ['/lender-profile/L-1001/'],
  ['/mortgage/lender-review/?lenderId=L-1001', 'consumer'],
  ['/advertise/'],
  ['/no-such-page/'],
  ['/legacy/'],
  ['/myaccount/account/', 'consumer'],
  ['/mortgage/LenderHome.htm', 'lender'],
  ['/mortgage/admin/', 'admin'],
  ['/mortgage/admin/leads', 'moderator'],
  ['/mortgage/admin/impersonate/', 'moderator'],
  ['/mortgage/admin/page-speed/', 'admin'],
  ['/myaccount/sign-ins/', 'consumer'],
  ['/mortgage/lender-profile/edit/', 'lender'],
  ['/sites/cedarline/mortgage-rates/'],
];

export const storyShots = (origin: string, stories: readonly Story[]): readonly Shot[] =>
  stories.flatMap((story) => {
    const { id, title } = story;
    const [group = '', ...rest] = id.split('/');
    const shoot = (look: LookName, wanted: readonly number[]): readonly Shot[] =>
      wanted.map((width) => ({
        ...{ group, title, look, width },
        name: rest.join('/'),
        address: `${origin}/story/${id}${look === 'dark' ? '?scheme=auto' : ''}`,
        isStory: true,
      }));
    const own = story.isSlow ? fewWidths : (story.widths ?? widths);
    const few = [...new Set([own[0], own.find((width) => width === 1280) ?? own.at(-1)])].filter(
      (width) => width !== undefined,
    );
    const zoomed = [few.at(-1), own.at(-1)].find((width = 0) => width / 2 >= (own[0] ?? 0));
    return [
      ...shoot('light', own),
      ...shoot('dark', few),
      ...(story.isSlow
        ? []
        : [...shoot('forced colours', few.slice(-1)), ...shoot('200 %', zoomed ? [zoomed] : [])]),
      ...(isPrinted(id) ? shoot('print', [1280]) : []),
    ];
  });

/** Who prints a page has shut its menus before. */
const isPrinted = (id: string): boolean =>
  /\/(usual|signed-out|signed-in|signed-in-lender|sent|impersonating)$/.test(id);

export const pageShots = (origin: string): readonly Shot[] =>
  pages.flatMap(([path, ...roles]) =>
    [undefined, ...roles].flatMap((role) => {
      const shoot = (look: LookName, wanted: readonly number[]): readonly Shot[] =>
        wanted.map((width) => ({
          group: 'pages',
          name: `${path === '/' ? 'first page' : path}${role ? ` as ${role}` : ''}`,
          title: role ? `Signed in as ${role}` : 'Signed out',
          address: origin + path,
          ...{ look, width },
          signedInAs: role,
          isStory: false,
        }));
      // Whose page it is sees most of it: the other looks are taken of them.
      const isOther = !role && roles.length > 0;
      return [
        ...shoot('light', widths),
        ...(isOther ? [] : [...shoot('dark', fewWidths), ...shoot('200 %', [1280])]),
        ...(isOther ? [] : [...shoot('forced colours', [1280]), ...shoot('print', [1280])]),
      ];
    }),
  );
