import { TextDecoder } from 'node:util';
import { lineAt } from '../../problem/located';
import type { Report } from '../../problem/report';
import { displayName } from './content-dir';
import { readBytesIfAny, statIfAny } from './files';

/** A text as it was meant, and what is wrong with its bytes. */
interface DecodedText {
  text: string;
  /** `problem` continues after “the file”. */
  problem?: { line: number; problem: string; remedy: string };
}

/** Within this time after a change, ms, a file may change again without another time of change. */
const PRECISION_MS = 50;
/** By file, with the size and the time of change that it had then. */
const cache = new Map<string, { size: number; ctimeMs: number; decoded: DecodedText }>();

const UTF_8_REMEDY = 'Save the file in UTF-8.';
/** Replaces a character that a program could not read. */
const REPLACEMENT = '\uFFFD';

/**
 * The one reader of what authors write: the text of a file without a byte order mark and with `\n` line ends, or
 * undefined if there is none. Bytes that are not UTF-8, and characters that replace lost ones, are reported; the
 * text is then what was probably meant, so that it causes no other error.
 */
export function readText(absolute: string, report: Report): string | undefined {
  const decoded = readDecoded(absolute);
  if (decoded?.problem) report({ file: displayName(absolute), ...decoded.problem });
  return decoded?.text;
}

/** Like `readText`, for a caller whose message names another file. */
export function readDecoded(absolute: string): DecodedText | undefined {
  const { size = 0, ctimeMs = 0 } = statIfAny(absolute) ?? {};
  const last = cache.get(absolute);
  if (last?.size === size && last.ctimeMs === ctimeMs) return last.decoded;
  const bytes = readBytesIfAny(absolute);
  const decoded = bytes && decode(bytes);
  if (decoded && ctimeMs < Date.now() - PRECISION_MS)
    cache.set(absolute, { size, ctimeMs, decoded });
  return decoded;
}

function decode(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    const problem = { line: 1, problem: 'is in UTF-16.', remedy: UTF_8_REMEDY };
    return { text: tidy(new TextDecoder(utf16).decode(bytes)), problem };
  }
  const text = tidy(new TextDecoder().decode(bytes));
  const lost = text.indexOf(REPLACEMENT);
  if (lost >= 0 && !isUtf8(bytes)) {
    const problem = { line: lineAt(text, lost), problem: 'is not in UTF-8.', remedy: UTF_8_REMEDY };
    return { text: tidy(new TextDecoder('windows-1252').decode(bytes)), problem };
  }
  const stray = text.search(/[\0\uFFFD]/);
  if (stray < 0) return { text };
  const name = text[stray] === REPLACEMENT ? 'U+FFFD, which replaces a lost one' : 'NUL';
  const problem = `holds the character ${name}.`;
  return { text, problem: { line: lineAt(text, stray), problem, remedy: 'Type it again.' } };
}

/** Every second byte of UTF-16 is zero in Latin text; most files begin with a byte order mark. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === undefined || second === undefined || (first === 0) === (second === 0))
    return undefined;
  return first === 0 ? 'utf-16be' : 'utf-16le';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function tidy(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
