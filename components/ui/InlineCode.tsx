import { createElement, Fragment } from 'react';

/** A line of text in which backticks mark code, as in a title that an author writes. */
export function InlineCode({ text }: { text: string }) {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return text;
  // Every second part is between two backticks.
  const nodes = parts.map((part, index) => (index % 2 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...nodes);
}
