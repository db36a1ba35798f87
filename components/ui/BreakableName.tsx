import { Fragment } from 'react';

/** A text in which a line may break after each dot of a name, such as `output.reportDir`; see lib/mdx/rehype-tables. */
export function BreakableName({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(/(?<=[a-z]\w*\.)(?=[a-z])/i);
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
