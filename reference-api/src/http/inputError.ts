/** What is wrong with a request: where, in `field`, and in its message for whoever wrote the caller. */
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
