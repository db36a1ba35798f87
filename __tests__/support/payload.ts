import type { Route } from '@playwright/test';
import { dictionaryOf, unpackPayload } from '@/lib/packed-payload';

/** Answer the request for the payload of a page with another text. */
export function changePayload(edit: (text: string) => string) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const packed = await response.text();
    const address = dictionaryOf(packed);
    const dictionary = await route.fetch({ url: new URL(address, route.request().url()).href });
    const text = unpackPayload(packed, await dictionary.text());
    await route.fulfill({ response, body: `${address}\n${edit(text)}` });
  };
}
