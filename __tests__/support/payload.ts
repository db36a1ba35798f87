import type { Route } from '@playwright/test';
import { packPayload, unpackPayload } from '@/lib/packed-payload';

/** Responds to the request for the payload of a page with another text. */
export function changePayload(edit: (text: string) => string) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch();
    let dictionary = '';
    const text = await unpackPayload(await response.text(), async (address) => {
      dictionary = address;
      const { href } = new URL(address, route.request().url());
      return (await route.fetch({ url: href })).text();
    });
    await route.fulfill({ response, body: packPayload(edit(text), [], dictionary) });
  };
}
