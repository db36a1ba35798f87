import { Fragment } from 'react';
import { AFTER_DOT } from '@/lib/name-breaks';

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
