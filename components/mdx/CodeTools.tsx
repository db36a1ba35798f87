import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './CodeTools.module.css';

/**
 * The buttons of a code block, once and hidden: script puts a copy into every block, so that no page
 * holds them once per block, and none shows them without script.
 */
export function CodeTools() {
  const t = useTranslations('content.codeTools');
  return (
    <div hidden>
      <div className={styles.root} data-code-tools="">
        <button
          className={styles.wrap}
          type="button"
          data-wrap-toggle=""
          aria-pressed="false"
          aria-label={t('wrap')}
          data-tooltip={t('wrap')}
        >
          <Icon>
            <path d="M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8.5M10.5 10.5l-2 2 2 2M2 12.5h3" />
          </Icon>
        </button>
        <button
          className={styles.copy}
          type="button"
          data-copy=""
          data-copied={t('copied')}
          data-prompt={t('prompt', { keys: '{keys}' })}
          aria-label={t('copy', { name: '{name}' })}
        >
          <Icon>
            <g>
              <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
            </g>
            <g>
              <path d="m3 8.5 3.5 3.5L13 4.5" />
            </g>
          </Icon>
        </button>
      </div>
    </div>
  );
}
