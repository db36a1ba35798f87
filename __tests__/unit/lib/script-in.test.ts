import { scriptIn } from '@/lib/script-in';
import { processorTimeOf } from '../../support/processor-time';

test.each([
  ['<svg onload="alert(1)"/>', 'onload='],
  ['<svg/onload=alert(1)>', '/onload='],
  ["<svg id='a'onclick = 'b()'/>", "'onclick ="],
  ['<svg><script>a()</script></svg>', '<script'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script'],
  ['<svg><foreignObject/></svg>', '<foreignObject'],
  ['<a href="javascript:a()"/>', 'javascript:'],
  ['<a href="java&#x0a;s&#99;ript&#58;a()"/>', 'javascript:'],
  ['<a href="java&Tab;script&colon;a()"/>', 'javascript:'],
  ['<set attributeName="href" to=" javascript:a()"/>', 'javascript:'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!ENTITY'],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]><svg/>', '<!ATTLIST'],
  ['<?xml-stylesheet href="a.xsl"?><svg/>', '<?xml-stylesheet'],
  ['<?xml version="1.0" encoding="iso-2022-jp"?><svg/>', expect.stringContaining('iso-2022-jp')],
])('%s contains code', (markup, found) => {
  expect(scriptIn(markup)).toEqual(found);
});

test.each([
  '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "a" "b"><svg width="1"/>',
  '<svg><title>Turn it on = here, one description</title><g font-family="x" stroke="#fff"/></svg>',
  '<svg><a href="https://example.com/script:1"><style>.on{fill:none}</style></a></svg>',
  'new',
])('%s contains no code', (markup) => {
  expect(scriptIn(markup)).toBeUndefined();
});

test('long markup is read in linear time', async () => {
  const time = await processorTimeOf(() => {
    scriptIn(' on'.repeat(200_000));
    scriptIn(' onx '.repeat(200_000));
    scriptIn(`<${'a.'.repeat(200_000)}`);
  });
  expect(time).toBeLessThan(1000);
});
