/** An error that the user of a command can fix. Its message is complete, so its stack is not shown. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
