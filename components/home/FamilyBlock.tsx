import { useTranslations } from 'next-intl';
import { Surface, SurfaceLink } from '@/components/ui/Surface';
import { NEW_TAB } from '@/lib/new-tab';
import type { FamilyView } from '@/lib/page/tool-family';
import styles from './FamilyBlock.module.css';

/** The family of tools, with a card for each. That of this site is no link: the reader is there. */
export function FamilyBlock({ family: { name, tagline, tools } }: { family: FamilyView }) {
  const t = useTranslations('layout');
  return (
    <section className={styles.root} aria-labelledby="_family">
      <h2 className="section-title" id="_family">
        {name}
      </h2>
      <p className={styles.tagline}>{tagline}</p>
      <ul className={styles.grid}>
        {tools.map(({ name: tool, desc, logo, logoScale, url, urlText, isHere }) => (
          <Surface as="li" isLifted className={styles.card} key={tool}>
            <img
              className={styles.logo}
              src={logo}
              alt=""
              width={Math.round(40 * logoScale)}
              height={Math.round(40 * logoScale)}
              loading="lazy"
            />
            <h3 className={styles.name}>{tool}</h3>
            <p className={styles.desc}>{desc}</p>
            {isHere ? (
              <span className={styles.link}>{urlText}</span>
            ) : (
              <SurfaceLink className={styles.link} href={url} {...NEW_TAB}>
                {urlText}
                <span className="visually-hidden">{` ${t('newTab')}`}</span>
              </SurfaceLink>
            )}
          </Surface>
        ))}
      </ul>
    </section>
  );
}
