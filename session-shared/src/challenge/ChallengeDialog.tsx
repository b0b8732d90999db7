import { useEffect, useRef, useState } from 'react';
import { challengeEvent } from 'embed/hand-overs';
import { timeoutMs } from '../api/sendRequest';
import { isRecord } from 'mortgage-domain/wire/isRecord';
import { loadScript } from '../browser/loadScript';
import { Dialog } from '../dialogs/Dialog';
import { text } from '../site/messages';
import classes from '../dialogs/dialog.module.css';
import { Alert } from '../dialogs/dialogParts';
import { Waiting } from '../dialogs/Waiting';

/** The event of the challenge's script on `window` once it runs (docs/contracts.md). */
interface Challenge {
  readonly draw: (box: HTMLElement, passed: () => void) => void;
}
const isChallenge = (event: Event): event is CustomEvent<Challenge> =>
  'detail' in event &&
  isRecord(event.detail) &&
  typeof event.detail.draw === 'function';

interface ChallengeDialogProps {
  readonly blockScript: string;
  readonly onDone: (passed?: true) => void;
}

/** SGN-7, SGN-8: the server's script draws the box; passing it is the only way to `true`. */
export function ChallengeDialog({ blockScript, onDone }: ChallengeDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');

  useEffect(() => {
    const takeScript = (event: Event) => {
      if (!box.current || !isChallenge(event)) {
        return;
      }
      try {
        event.detail.draw(box.current, () => onDone(true));
        setState('drawn');
      } catch {
        box.current.replaceChildren();
        setState('failed');
      }
    };
    // The script sends its event once it runs; a late one is still drawn.
    window.addEventListener(challengeEvent, takeScript);
    const script = loadScript(window, blockScript);
    const fail = () => setState((now) => (now === 'loading' ? 'failed' : now));
    script.loaded.catch(fail);
    const limit = window.setTimeout(fail, timeoutMs);
    return () => {
      window.clearTimeout(limit);
      window.removeEventListener(challengeEvent, takeScript);
      script.remove();
    };
  }, [blockScript, onDone]);

  return (
    <Dialog
      title={text('challenge.title')}
      description={text('challenge.text')}
      onClose={() => onDone()}
    >
      <div ref={box} className={classes.box} />
      <Waiting isShown>
        {state === 'loading' ? text('challenge.loading') : undefined}
      </Waiting>
      {state === 'failed' && <Alert>{text('challenge.failed')}</Alert>}
    </Dialog>
  );
}
