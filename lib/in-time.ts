/**
 * Give up what does not come within a time.
 *
 * @throws what it throws, or an error that names the time.
 */
export function inTime<Value>(coming: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    const error = new Error(`There is no answer within ${milliseconds / 1000} s.`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([coming, end]).finally(() => clearTimeout(timer));
}
