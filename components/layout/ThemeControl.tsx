import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './ThemeControl.module.css';

const CHOICES = ['light', 'dark', 'auto'] as const;

/**
 * The choice between light, dark and the system's own scheme. Shown only where script runs.
 *
 * @param place Tells the control in the bar from the one in the full-screen menu.
 */
export function ThemeControl({ place }: { place: 'bar' | 'screen' }) {
  const t = useTranslations('layout.theme');
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{t('name')}</legend>
      {CHOICES.map((choice) => (
        <label className={styles.choice} key={choice} data-tooltip={t(choice)} data-choice={choice}>
          <input className="visually-hidden" type="radio" name={`theme-${place}`} value={choice} />
          <span className="visually-hidden">{t(choice)}</span>
          {ICONS[choice]}
        </label>
      ))}
    </fieldset>
  );
}

const ICONS: Record<(typeof CHOICES)[number], ReactNode> = {
  light: (
    <Icon>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M3 13l1.2-1.2M11.8 4.2 13 3" />
    </Icon>
  ),
  dark: (
    <Icon>
      <path d="M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z" />
    </Icon>
  ),
  auto: (
    <Icon>
      <path d="M2 3h12v8H2zM6 14h4M8 11v3" />
    </Icon>
  ),
};
