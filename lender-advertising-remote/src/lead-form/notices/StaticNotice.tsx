import { toTelHref } from 'mortgage-domain/fields/phone';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import late from 'design-tokens/late.module.css';
import { text } from '../../site/messages';
import notices from './Notice.module.css';

/** A link to it loads the page again, without script. */
const samePage = '';

/** Why the form stays static, and what the visitor can do meanwhile (F74). Its styles decide when it is seen. */
export function StaticNotice({ posts }: { readonly posts: boolean }) {
  const { advertisingPhone: phone } = useSessionSelector(selectSite);
  return (
    <div className={posts ? `${late.late} ${notices.posting}` : late.late}>
      <p className={`${notices.quiet} ${notices.text}`} role="status">
        {text(posts ? 'static.posts' : 'static.none')}{' '}
        {phone && (
          <>
            {text(posts ? 'orCallUs' : 'static.call')}{' '}
            <a href={toTelHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            .{' '}
          </>
        )}
        <a href={samePage}>{text('static.reload')}</a>
      </p>
    </div>
  );
}
