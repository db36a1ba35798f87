import { useEffect, useState } from 'react';

/** So long a message has to hold before it is read out: who types is not interrupted. */
const SETTLE_MS = 500;

/** A message for a live region, once it has settled. The same one is not read twice. */
export function useStatusMessage(message: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return announced;
}
