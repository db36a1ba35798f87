/** What whoever runs a command has to put right. Its message says all, so no stack is shown. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
