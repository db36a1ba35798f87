import type { Pass } from '../exported-page';
import { commentsOf, isText, removeNodes } from '../html';

/**
 * Removes the comments that React writes after a text, unless they separate it from another one. Whether they are there
 * is a matter of time: React writes one where it has interrupted the rendering of a page, and two builds would differ.
 */
export const removeSeparators: Pass = ({ document }) => {
  removeNodes(
    commentsOf(document).filter((comment) => {
      const siblings = comment.parentNode?.childNodes ?? [];
      const place = siblings.indexOf(comment);
      return comment.data === ' ' && !(isText(siblings[place - 1]) && isText(siblings[place + 1]));
    }),
  );
};
