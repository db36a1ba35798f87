import { useTranslations } from 'next-intl';
import styles from './SourceCode.module.css';

interface SourceCodeProps {
  href: string;
  platform?: 'github' | 'gitlab';
}

const LOGOS = {
  github:
    'M8 .2a8 8 0 0 0-2.53 15.59c.4.07.55-.17.55-.38l-.01-1.49c-2.22.48-2.69-1.07-2.69-1.07-.36-.92-.89-1.17-.89-1.17-.73-.5.05-.49.05-.49.8.06 1.23.83 1.23.83.71 1.22 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.22 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.28.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48l-.01 2.2c0 .21.15.46.55.38A8 8 0 0 0 8 .2Z',
  gitlab:
    'm15.73 6.1-.02-.06L13.53.36a.57.57 0 0 0-1.08.04l-1.47 4.5H5.02L3.55.4a.57.57 0 0 0-1.08-.04L.29 6.04l-.02.06a4.04 4.04 0 0 0 1.34 4.67l3.33 2.49 1.64 1.25 1 .75a.68.68 0 0 0 .82 0l1-.75 1.65-1.25 3.34-2.5a4.04 4.04 0 0 0 1.34-4.66Z',
};

/** A link to the source code that a page is about. Opens in a new tab. */
export function SourceCode({ href, platform = 'github' }: SourceCodeProps) {
  const t = useTranslations();
  return (
    <a className={styles.root} href={href} target="_blank" rel="noopener">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={LOGOS[platform]} />
      </svg>
      {t('theme.sourceCodeText')}
      <span className="visually-hidden">{` ${t('layout.newTab')}`}</span>
    </a>
  );
}
