import type { ComponentProps } from 'react';
import controls from 'design-tokens/controls.module.css';
import classes from './dialog.module.css';

/** Of a dialog without fields: has the focus first. */
export const FirstButton = (props: ComponentProps<'button'>) => (
  <button type="button" data-first className={controls.primary} {...props} />
);

export const Alert = (props: ComponentProps<'p'>) => (
  <p role="alert" className={classes.alert} {...props} />
);
