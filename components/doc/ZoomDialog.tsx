import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './ZoomDialog.module.css';

/** The dialog in which script shows an image of the page enlarged. Script names it after the image. */
export function ZoomDialog() {
  const t = useTranslations('content.zoom');
  return (
    <dialog
      className={styles.root}
      data-zoom="closed"
      data-part="extras"
      data-enlarge={t('enlarge', { alt: '{alt}' })}
    >
      <div className={styles.veil} data-zoom-part="veil" />
      <div className={styles.stage} data-zoom-part="stage" />
      <div className={`${styles.bar} raised`} data-zoom-part="bar">
        <ZoomButton part="out" name={t('smaller')} drawing="M3 8h10" />
        <output className={styles.percent}>
          <span className="visually-hidden">{t('magnification')} </span>
          <span data-zoom-part="percent" suppressHydrationWarning>
            100%
          </span>
        </output>
        <ZoomButton part="in" name={t('larger')} drawing="M3 8h10M8 3v10" />
        <ZoomButton part="close" name={t('close')} drawing="M4 4l8 8M12 4l-8 8" />
      </div>
    </dialog>
  );
}

interface ZoomButtonProps {
  part: 'in' | 'out' | 'close';
  name: string;
  /** A path on the field of an icon. */
  drawing: string;
}

function ZoomButton({ part, name, drawing }: ZoomButtonProps) {
  return (
    <button
      className={`${styles.button} icon-button`}
      type="button"
      aria-label={name}
      data-zoom-part={part}
    >
      <Icon>
        <path d={drawing} />
      </Icon>
    </button>
  );
}
