type Listener = (event: { readonly data: unknown }) => void;

/** jsdom has no BroadcastChannel: channels of one name receive each other's messages at once. */
export class FakeBroadcastChannel {
  static readonly #open = new Set<FakeBroadcastChannel>();

  /** Ends the channels of a test's sessions. */
  static closeAll(): void {
    FakeBroadcastChannel.#open.clear();
  }

  onmessage?: Listener;

  constructor(readonly name: string) {
    FakeBroadcastChannel.#open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.#open) {
      if (other !== this && other.name === this.name) {
        other.onmessage?.({ data });
      }
    }
  }

  close(): void {
    FakeBroadcastChannel.#open.delete(this);
  }
}
