import { useEffect, useRef, useState } from 'react';
import { Lightbox } from '../lightbox/Lightbox';
import { loadScript } from '../lightbox/loadScript';
import classes from '../lightbox/lightbox.module.css';

/** What the challenge's script says on `window` once it runs (docs/contracts.md). */
interface ChallengeDetail {
  readonly draw: (box: HTMLElement, passed: () => void) => void;
}
const challengeEvent = 'mortgage:challenge';

interface ChallengeDialogProps {
  readonly blockScript: string;
  readonly onDone: (passed?: true) => void;
}

/** SGN-7, SGN-8: the server's script draws the box; passing it is the only way to `true`. */
export function ChallengeDialog({ blockScript, onDone }: ChallengeDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');

  useEffect(() => {
    const draw = (event: Event) => {
      setState('drawn');
      if (box.current)
        (event as CustomEvent<ChallengeDetail>).detail.draw(box.current, () => onDone(true));
    };
    // The script speaks as soon as it runs.
    window.addEventListener(challengeEvent, draw);
    const script = loadScript(document, blockScript);
    script.loaded.catch(() => setState('failed'));
    return () => {
      window.removeEventListener(challengeEvent, draw);
      script.remove();
    };
  }, [blockScript, onDone]);

  return (
    <Lightbox title="Security check" onClose={() => onDone()}>
      <p>Check the box below to proceed.</p>
      <div ref={box} className={classes.box} />
      {state === 'loading' && <p role="status">Loading the check…</p>}
      {state === 'failed' && (
        <p role="alert" className={classes.alert}>
          The check could not be loaded. Close this and try again later.
        </p>
      )}
    </Lightbox>
  );
}
