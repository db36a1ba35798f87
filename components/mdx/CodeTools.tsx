import { useTranslations } from 'next-intl';
import { Drawing, DrawnIcon } from '@/components/ui/Drawing';
import { Icon } from '@/components/ui/Icon';
import { data } from '@/lib/data-names';
import styles from './CodeTools.module.css';

/**
 * The buttons of a code block, once and hidden. Script copies them into every block, so the HTML does not repeat them, and
 * they are not shown without script.
 */
export function CodeTools() {
  const t = useTranslations('content.codeTools');
  return (
    <div hidden>
      <div className={`${styles.root} screen-only`} {...data({ codeTools: '' })}>
        <button
          className={`${styles.wrap} icon-button`}
          type="button"
          {...data({ wrapToggle: '' })}
          aria-pressed="false"
          aria-label={t('wrap')}
          {...data({ tooltip: t('wrap') })}
        >
          <DrawnIcon name="wrap" />
        </button>
        <button
          className={`${styles.copy} icon-button`}
          type="button"
          {...data({ copy: '', copied: t('copied'), prompt: t('prompt', { keys: '{keys}' }) })}
          aria-label={t('copy', { name: '{name}' })}
          {...data({ tooltip: t('copyShort') })}
        >
          <Icon>
            <Drawing name="copy" />
            <Drawing name="done" />
          </Icon>
        </button>
      </div>
    </div>
  );
}
