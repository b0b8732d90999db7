import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { withProductName } from 'mortgage-domain/site/withProductName';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { Icon } from './Icon';
import classes from './Footer.module.css';

interface FooterAnchorProps {
  readonly link: FooterLink;
  readonly className?: string | undefined;
}

/** A link with its drawing, where it has one, before its text. */
export function FooterAnchor({ link, className = classes.link }: FooterAnchorProps) {
  const { text, href, icon } = link;
  const { productName } = useSessionSelector(selectSite);
  return (
    <a className={className} href={href}>
      {icon && <Icon icon={icon} />}
      {withProductName(text, productName)}
    </a>
  );
}
