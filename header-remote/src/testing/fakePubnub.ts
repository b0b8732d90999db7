/** Replaces the SDK; the real one runs in e2e/messaging/inbox.spec.ts. */
interface Listener {
  message(event: { channel: string; message: unknown }): void;
  status(event: { category: string }): void;
}

export class FakePubnub {
  static clients: FakePubnub[] = [];
  static get last(): FakePubnub {
    return FakePubnub.clients.at(-1)!;
  }

  readonly channels: string[] = [];
  heartbeatInterval?: number;
  isOpen = true;
  private listener?: Listener;

  constructor(readonly settings: Record<string, unknown>) {
    FakePubnub.clients.push(this);
  }
  setHeartbeatInterval(seconds: number): void {
    this.heartbeatInterval = seconds;
  }
  addListener(listener: Listener): void {
    this.listener = listener;
  }
  subscribe({ channels }: { channels: string[] }): void {
    this.channels.push(...channels);
  }
  destroy(): void {
    this.isOpen = false;
  }

  emitMessage(message: unknown, channel = this.channels[0]!): void {
    this.listener!.message({ channel, message });
  }
  emitStatus(category: string): void {
    this.listener!.status({ category });
  }
}
