import { readdirSync, readFileSync } from 'node:fs';

/** The clean URL path of every exported page that a reader can reach. */
export const PATHS: readonly string[] = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => file.endsWith('.html') && !file.endsWith('404.html') && !file.startsWith('demo/'),
  )
  // A redirect page has no content.
  .filter((file) => !readFileSync(`out/${file}`, 'utf8').includes('<meta http-equiv="refresh"'))
  .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`)
  .sort();
