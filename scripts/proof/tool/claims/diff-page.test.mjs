/** What the pages say about the page that compares two builds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClient } from './read-client.mjs';

test('the tab “Packages” has a filter by name and one by kind of change', async () => {
  const client = await readClient();
  const tab = client.slice(client.indexOf('Filter by package names'));
  assert.ok(tab.slice(0, 1000).includes('Filter by changed type'));
});
