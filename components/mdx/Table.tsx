import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

interface TableProps extends ComponentProps<'table'> {
  /** The number of the table on its page, from 1. Tells its region from the others. */
  ordinal: number | string;
}

/**
 * A table in a region of its own that scrolls when the table is wider than the text. With script, a table that
 * fits is not a tab stop; see lib/browser/text/scroll-region.ts.
 */
export function Table({ ordinal, ...rest }: TableProps) {
  const t = useTranslations('content');
  return (
    <section
      className="table-region"
      aria-label={t('table', { ordinal: String(ordinal) })}
      tabIndex={0}
    >
      <table {...rest} />
    </section>
  );
}
