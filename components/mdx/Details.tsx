import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';

interface DetailsProps {
  title?: string;
  children?: ReactNode;
}

/** Text that a reader opens. Looks like the `<details>` that an author writes; see `prose.css`. */
export function Details({ title, children }: DetailsProps) {
  const t = useTranslations('content');
  return (
    <details>
      <summary>
        <InlineCode text={title ?? t('details')} />
      </summary>
      {children}
    </details>
  );
}
