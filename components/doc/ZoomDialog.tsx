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
      <div className={styles.veil} />
      <div className={styles.stage} {...data({ zoomPart: 'stage' })}>
        {/* The picture takes the place of the text. */}
        <button className={styles.picture} type="button" {...data({ zoomPart: 'picture' })}>
          {t('fitted')}
        </button>
      </div>
      <div className={`${styles.legend} prose`} {...data({ zoomPart: 'legend' })} />
      <div className={`${styles.bar} raised`}>
        <output {...data({ zoomPart: 'state', fitted: t('fitted'), natural: t('natural') })} />
        <button
          className={`${styles.close} icon-button`}
          type="button"
          aria-label={t('close')}
          {...data({ zoomPart: 'close' })}
        >
          <Icon>
            <path d="M4 4l8 8M12 4l-8 8" />
          </Icon>
        </button>
      </div>
    </dialog>
  );
}
