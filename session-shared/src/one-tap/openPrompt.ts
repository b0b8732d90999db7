import { loadScript } from '../browser/loadScript';

/** The provider's object, as far as it is used here (Google Identity Services). */
interface OneTapProvider {
  initialize(settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly use_fedcm_for_prompt: boolean;
    readonly context: 'signin';
  }): void;
  prompt(onMoment: (moment: { isSkippedMoment?(): boolean }) => void): void;
  cancel(): void;
}
type ProviderWindow = Window & {
  google?: { accounts?: { id?: OneTapProvider } };
};

interface PromptSettings {
  readonly clientId: string;
  readonly scriptUrl: string;
  readonly signal: AbortSignal;
}

/** Shows the provider's prompt until the signal ends it. Undefined after the visitor closed it; rejects if the script cannot be loaded. */
export async function openPrompt(
  window: ProviderWindow,
  { clientId, scriptUrl, signal }: PromptSettings,
): Promise<string | undefined> {
  if (!window.google?.accounts?.id) {
    await loadScript(window, scriptUrl).loaded;
  }
  signal.throwIfAborted();
  const provider = window.google?.accounts?.id;
  if (!provider) {
    throw new Error('The one-tap script did not bring its provider.');
  }
  signal.addEventListener('abort', () => provider.cancel());
  return new Promise((resolve) => {
    provider.initialize({
      client_id: clientId,
      callback: ({ credential }) => resolve(credential),
      use_fedcm_for_prompt: true,
      context: 'signin',
    });
    provider.prompt((moment) => {
      if (moment.isSkippedMoment?.()) {
        resolve(undefined);
      }
    });
  });
}
