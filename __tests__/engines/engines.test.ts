import { type Server, serve } from '@/scripts/serve/serve';
import { OUT } from '../support/served-sites';
import { createEngine, type Engine } from './engine';
import { JOURNEYS } from './journeys';
import { type Launched, launchFirefox, launchWebKit } from './launch';

describe.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
])('in %s', (_, launch) => {
  let server: Server;
  let browser: Launched;
  let engine: Engine;

  beforeAll(async () => {
    server = await serve({ folder: OUT, base: '/', port: 0 });
    browser = await launch();
    engine = createEngine(browser.ask, server.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await server.close();
  });

  test.each(JOURNEYS)('$name', async ({ run }) => {
    await engine.resize(1440, 800);
    await engine.open('/guide/start/intro');
    await engine.until(() => {
      localStorage.clear();
      localStorage.setItem('visited', '1');
      return true;
    });
    await run(engine);
    expect([...browser.printedErrors(), ...(await engine.errors())]).toEqual([]);
  });
});
