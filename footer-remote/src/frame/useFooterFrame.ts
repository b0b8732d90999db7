import { useEffect, useState } from 'react';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import { settleCall } from 'remote-kit/settle-call';
import { useSession } from 'session-shared/react';
import { fetchFooterFrame } from './api';

const nothing: FooterData = {};

/** What the server says of the footer; nothing until it answers, and where it fails (F25). */
export function useFooterFrame(): FooterData {
  const { api } = useSession();
  const [frame, setFrame] = useState(nothing);
  useEffect(() => {
    let mounted = true;
    void settleCall(() => fetchFooterFrame(api)).then(
      (result) => mounted && result.ok && setFrame(result.value),
    );
    return () => {
      mounted = false;
    };
  }, [api]);
  return frame;
}
