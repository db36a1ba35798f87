/** What runs code in SVG and HTML, or could add such code when the file is parsed. */
const CODE =
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|object|embed|handler)\b|[\s"'/]on\w+\s*=|<\?xml-stylesheet|<!(?:entity|attlist)/i;
const CODE_ADDRESS = /(?:java|vb)script:/i;
/** Another encoding can hide the names above. */
const OTHER_ENCODING = /^<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])[^"']*/i;

/**
 * What makes markup run code in a browser, as it is written: `onload=`; undefined for markup without code. It reads no
 * structure, so that no parser can be deceived: text that looks like an attribute counts as one.
 */
export function scriptIn(markup: string): string | undefined {
  const [found] =
    CODE.exec(markup) ??
    OTHER_ENCODING.exec(markup) ??
    CODE_ADDRESS.exec(decodeReferences(markup).replace(/[\0-\x20]+/g, '')) ??
    [];
  return found?.trim();
}

/** Browsers decode character references in addresses, and skip tabs and line breaks. */
function decodeReferences(markup: string): string {
  return markup
    .replace(/&(?:tab|newline);?/gi, '')
    .replace(/&colon;?/gi, ':')
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
}
