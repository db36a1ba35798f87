import type { LanguageLink } from '@/lib/page/alternates';
import { AlternateAnchor } from './AlternateAnchor';

interface LanguageListProps {
  languages: readonly LanguageLink[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** This page in every language, each named in itself. */
export function LanguageList({ languages, className, linkClassName }: LanguageListProps) {
  return (
    <ul className={className}>
      {languages.map((link) => (
        <li key={link.lang}>
          <AlternateAnchor
            alternate={link}
            name={link.lang}
            className={linkClassName}
            lang={link.lang}
            hrefLang={link.lang}
          />
        </li>
      ))}
    </ul>
  );
}
