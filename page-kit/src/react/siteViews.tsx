'use client';

import type { CSSProperties } from 'react';
import { SiteView, type SiteViewProps } from './SiteView';

/** Space that the header takes, so that nothing moves when it arrives. */
const headerPlace: CSSProperties = { minHeight: 64 };

export const SiteHeader = ({
  style = headerPlace,
  ...props
}: SiteViewProps) => (
  <SiteView remote="header-remote" style={style} {...props} />
);

export const SiteFooter = (props: SiteViewProps) => (
  <SiteView remote="footer-remote" {...props} />
);
