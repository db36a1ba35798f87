import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A table in a region of its own that scrolls when the table is wider than the text. */
export function Table({ children }: { children?: ReactNode }) {
  const t = useTranslations('content');
  return (
    <section className="table-region" aria-label={t('scrollableTable')} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
