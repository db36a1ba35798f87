import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';

/** Remark plugin: `**中文。**后面` is bold. CommonMark wants a space there, which Chinese has not. */
export function remarkCjkEmphasis(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), cjkFriendlyExtension()];
}
