import { useTranslations } from 'next-intl';
import { DrawnIcon } from '@/components/ui/Drawing';
import { data } from '@/lib/data-names';
import styles from './ThemeControl.module.css';

const CHOICES = ['light', 'dark', 'auto'] as const;

/**
 * The choice between light, dark and the system's own scheme. Shown only where script runs.
 *
 * @param place Names the radio group: the bar and the full-screen menu have one each.
 */
export function ThemeControl({ place }: { place: 'bar' | 'screen' }) {
  const t = useTranslations('layout.theme');
  return (
    <fieldset className={`${styles.root} scripted`} {...data({ place })}>
      <legend className="visually-hidden">{t('name')}</legend>
      {CHOICES.map((choice) => (
        <label
          className={`${styles.choice} icon-button`}
          key={choice}
          {...data({ tooltip: t(`use.${choice}`), choice })}
        >
          <input className="visually-hidden" type="radio" name={`theme-${place}`} value={choice} />
          <span className="visually-hidden">{t(choice)}</span>
          <DrawnIcon name={choice} />
        </label>
      ))}
    </fieldset>
  );
}
