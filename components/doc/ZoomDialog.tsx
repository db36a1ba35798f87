import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { data } from '@/lib/data-names';
import styles from './ZoomDialog.module.css';

/** The dialog in which script shows an image of the page enlarged. Script names it after the image. */
export function ZoomDialog() {
  const t = useTranslations('content.zoom');
  return (
    <dialog
      className={styles.root}
      {...data({ zoom: 'closed', part: 'extras', enlarge: t('enlarge', { alt: '{alt}' }) })}
    >
      <div className={styles.veil} {...data({ zoomPart: 'veil' })} />
      <div className={styles.stage} {...data({ zoomPart: 'stage' })} />
      <div className={`${styles.bar} raised`} {...data({ zoomPart: 'bar' })}>
        <ZoomButton part="out" name={t('smaller')} drawing="M3 8h10" />
        <output className={styles.percent}>
          <span className="visually-hidden">{t('magnification')} </span>
          <span {...data({ zoomPart: 'percent' })} suppressHydrationWarning>
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
      {...data({ zoomPart: part })}
    >
      <Icon>
        <path d={drawing} />
      </Icon>
    </button>
  );
}
