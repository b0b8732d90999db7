/** The fault of a request: its `field`, and a message for the caller's developer. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(
    message: string,
    readonly field: string,
    readonly statusCode = 400,
  ) {
    super(message);
  }
}
