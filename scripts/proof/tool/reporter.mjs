/** Prints one line of JSON for each test that ran: `name`, `file`, `line`, and `error` where it failed. */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.skip !== undefined) continue;
    const { name, file, line, details } = data;
    const { cause, message } = details.error ?? {};
    yield `${JSON.stringify({ name, file, line, error: cause?.message ?? message })}\n`;
  }
}
