import { memo, Suspense } from 'react';
import type { Menu } from 'mortgage-domain/menus/menu';
import { MenuLinks } from '../navigation/MenuLinks';
import classes from './MobileMenu.module.css';

/**
 * One section is open at a time, by the browser's own exclusive details (HDR-7, HDR-8); one may be
 * open before React arrives.
 */
export const MobileMenuSection = memo(function MobileMenuSection({
  menu,
}: {
  readonly menu: Menu;
}) {
  return (
    <details
      name="mobile-section"
      className={classes.section}
      data-admin={menu.isAdmin || undefined}
      suppressHydrationWarning
    >
      <summary className={classes.summary}>{menu.text}</summary>
      <div className={classes.links}>
        <Suspense>
          <MenuLinks menu={menu} />
        </Suspense>
      </div>
    </details>
  );
});
