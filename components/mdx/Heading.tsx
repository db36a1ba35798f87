import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

interface HeadingProps {
  as: 'h2' | 'h3' | 'h4';
  id?: string;
  children?: ReactNode;
}

/**
 * A heading that links to itself, so that a reader can share the place. The text is the link; a separate mark would be
 * read out as part of every heading.
 */
export function Heading({ as: Tag, id, children }: HeadingProps) {
  const isLinkable = id !== undefined && !Children.toArray(children).some(holdsLink);
  return (
    <Tag id={id} tabIndex={-1}>
      {isLinkable ? (
        <a className="heading-link" href={`#${id}`}>
          {children}
        </a>
      ) : (
        children
      )}
    </Tag>
  );
}

/** Is this a link, or does it contain one? Links cannot be nested. */
function holdsLink(node: ReactNode): boolean {
  if (!isValidElement<ComponentProps<'a'>>(node)) return false;
  return node.props.href !== undefined || Children.toArray(node.props.children).some(holdsLink);
}
