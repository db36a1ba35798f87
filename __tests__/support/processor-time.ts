/** The milliseconds of processor time that an action takes, which on a busy machine are fewer than pass meanwhile. */
export async function processorTimeOf(action: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
