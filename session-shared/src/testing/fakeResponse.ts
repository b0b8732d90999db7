/** The part of a response that sessions read; jsdom has no `Response`. */
export const fakeResponse = (text: string, status = 200): Response =>
  ({ status, clone: () => ({}), text: async () => text }) as Response;
