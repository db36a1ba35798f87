import { useEffect, useState } from 'react';

/**
 * A value once it has held for a while.
 *
 * @param delay In ms.
 * @returns The last value that held; `initial` before there is one.
 */
export function useSettled<T>(value: T, delay: number, initial: T): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
