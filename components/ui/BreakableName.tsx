import { Fragment } from 'react';
import { AFTER_DOT, type ListedName } from '@/lib/name-parts';

/** A text in which a line may break after each dot of a name, such as `output.reportDir`. */
export function BreakableName({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(AFTER_DOT);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** A name in an indented list. What it repeats of the name above it is read out, and found in the page, but not seen. */
export function IndentedName({ of: { repeated, own } }: { of: ListedName }) {
  return (
    <>
      {repeated && <span className="visually-hidden">{repeated}</span>}
      <BreakableName text={own} />
    </>
  );
}
