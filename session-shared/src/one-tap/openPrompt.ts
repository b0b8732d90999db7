import { loadScript } from '../lightbox/loadScript';

/** The provider's object, as far as it is used here (Google Identity Services). */
interface OneTapProvider {
  initialize(settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly use_fedcm_for_prompt: boolean;
    readonly context: 'signin';
  }): void;
  prompt(heard: (moment: { isSkippedMoment?(): boolean }) => void): void;
  cancel(): void;
}
type ProviderWindow = Window & { google?: { accounts?: { id?: OneTapProvider } } };

interface PromptSettings {
  readonly clientId: string;
  readonly scriptUrl: string;
  readonly signal: AbortSignal;
}

/** Shows the provider's prompt; gives the credential, or `closed` when the visitor did not want it. Rejects where the script cannot be had. */
export async function openPrompt(
  window: ProviderWindow,
  { clientId, scriptUrl, signal }: PromptSettings,
): Promise<{ readonly credential: string } | 'closed'> {
  if (!window.google?.accounts?.id) await loadScript(window.document, scriptUrl).loaded;
  const provider = window.google?.accounts?.id;
  if (!provider) throw new Error('The one-tap script did not bring its provider.');
  signal.addEventListener('abort', () => provider.cancel());
  return new Promise((resolve) => {
    provider.initialize({
      client_id: clientId,
      callback: ({ credential }) => resolve({ credential }),
      use_fedcm_for_prompt: true,
      context: 'signin',
    });
    provider.prompt((moment) => moment.isSkippedMoment?.() && resolve('closed'));
  });
}
