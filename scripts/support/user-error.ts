/** An error that whoever runs the command can fix. Its message says everything, so no stack is shown. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
