import type { Menu } from 'mortgage-domain/mainMenus';
import { MenuLinks } from './MenuLinks';
import classes from './Menu.module.css';

interface MenuPanelProps { readonly menu: Menu; readonly wide?: boolean; /** Opens towards the start of the line. */ readonly atEnd?: boolean }

/** A menu button and its panel. The browser opens, closes and announces it: it works before and without script. */
export function MenuPanel({ menu, wide = false, atEnd = false }: MenuPanelProps) {
  const id = `menu-${menu.key}`;
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id}>{menu.text}</button>
      <div id={id} popover="auto" className={[classes.panel, wide && classes.wide, atEnd && classes.atEnd].filter(Boolean).join(' ')}>
        <MenuLinks menu={menu} />
      </div>
    </>
  );
}
