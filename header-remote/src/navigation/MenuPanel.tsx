import { memo } from 'react';
import type { Menu } from 'mortgage-domain/menus/menu';
import { MenuLinks } from './MenuLinks';
import bar from './BarEntry.module.css';
import classes from './MenuPanel.module.css';

interface MenuPanelProps {
  readonly menu: Menu;
  /** The panel's own; a server's key may be any text, so those of its menus are numbered. */
  readonly id?: string;
  /** The mortgage mega menu (OPN-108): wide, and open while the mouse is over it. */
  readonly mega?: boolean;
  /** Opens towards the start of the line. */
  readonly atEnd?: boolean;
}

/** A menu button and its panel. The browser opens, closes and announces it: it works before and without script. */
export const MenuPanel = memo(function MenuPanel({
  menu,
  id = `menu-${menu.key}`,
  mega = false,
  atEnd = false,
}: MenuPanelProps) {
  return (
    <div data-mega={mega || undefined} data-admin={menu.isAdmin || undefined}>
      <button type="button" className={bar.entry} popoverTarget={id}>
        {menu.text}
      </button>
      <div
        id={id}
        popover="auto"
        data-popup={atEnd ? 'bottom-end' : 'bottom-start'}
        className={atEnd ? `${classes.panel} ${classes.atEnd}` : classes.panel}
      >
        <MenuLinks id={id} menu={menu} />
      </div>
    </div>
  );
});
