import { JSDOM } from 'jsdom';

/**
 * Parses XML.
 *
 * @throws if it is not well-formed.
 */
export function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}
