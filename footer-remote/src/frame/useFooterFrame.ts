import { useEffect, useState } from 'react';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import { useSession } from 'session-shared/react';
import { fetchFooterFrame } from './api';

const nothing: FooterData = {};

/** What the server says of the footer; nothing until it answers, and where it fails (F25). */
export function useFooterFrame(): FooterData {
  const { api } = useSession();
  const [frame, setFrame] = useState(nothing);
  useEffect(() => {
    let mounted = true;
    void fetchFooterFrame(api).then(
      (result) => mounted && result.ok && setFrame(result.value),
      // A call whose security check was closed rejects: the footer goes on without.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [api]);
  return frame;
}
