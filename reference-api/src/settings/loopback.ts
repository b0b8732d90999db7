const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address stays on this machine: only there leads and passwords go in the clear. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopbackHosts.includes(new URL(address).hostname);
