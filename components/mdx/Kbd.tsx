import { Fragment, type ReactNode } from 'react';

/** Keys of a keyboard: `<Kbd>Ctrl+K</Kbd>` is two keys pressed together. */
export function Kbd({ children }: { children?: ReactNode }) {
  const keys = typeof children === 'string' ? children.split('+').map((key) => key.trim()) : [];
  // A single plus sign is a key.
  if (keys.length < 2 || keys.includes('')) return <kbd>{children}</kbd>;
  return (
    <kbd>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
