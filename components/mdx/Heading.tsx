import { useTranslations } from 'next-intl';
import { Children, isValidElement, type ReactNode } from 'react';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/** A heading of one level that links to itself, so that a reader can hand on the place. */
export function headingOf(depth: 2 | 3 | 4) {
  const Tag = `h${depth}` as const;
  return function Heading({ id, children }: HeadingProps) {
    const t = useTranslations('content');
    if (id === undefined) return <Tag>{children}</Tag>;
    return (
      <Tag id={id} tabIndex={-1}>
        {children}
        <a
          className="heading-link"
          href={`#${id}`}
          aria-label={t('headingLink', { heading: textOf(children) })}
        >
          <span aria-hidden="true">#</span>
        </a>
      </Tag>
    );
  };
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return String(child);
    })
    .join('');
}
