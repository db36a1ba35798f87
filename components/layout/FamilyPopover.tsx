import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/Drawing';
import { data } from '@/lib/data-names';
import { NEW_TAB } from '@/lib/new-tab';
import type { FamilyView } from '@/lib/page/tool-family';
import styles from './FamilyPopover.module.css';

/** The other tools of the family behind a small grid icon: a popover below it, to the left. */
export function FamilyPopover({ family }: { family: FamilyView }) {
  const t = useTranslations('layout');
  return (
    <details className={styles.root} name="menu" {...data({ menu: 'popover' })}>
      <summary
        className={`${styles.toggle} icon-button`}
        aria-label={t('family', { name: family.name })}
      >
        <svg className={styles.icon} aria-hidden="true">
          <Drawing name="family" />
        </svg>
      </summary>
      <FamilyLinks family={family} />
    </details>
  );
}

function FamilyLinks({ family: { name, tagline, tools, more } }: { family: FamilyView }) {
  const t = useTranslations('layout');
  return (
    <nav className={`${styles.panel} raised`} aria-label={name}>
      <p className={styles.brand}>
        {name}
        <small>{tagline}</small>
      </p>
      <ul className={styles.list}>
        {[...tools, ...more].map(({ name: tool, desc, logo, url }) => (
          <li key={tool}>
            <a className={styles.link} href={url} {...NEW_TAB}>
              <img
                className={styles.logo}
                src={logo}
                alt=""
                width={24}
                height={24}
                loading="lazy"
              />
              <span className={styles.name}>
                {tool}
                <span className="visually-hidden">{` ${t('newTab')}`}</span>
              </span>
              <span className={styles.desc}>{desc}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
