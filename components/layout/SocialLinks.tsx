import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/Drawing';
import { Icon } from '@/components/ui/Icon';
import type { SocialLink } from '@/lib/config/site-config';
import { SOCIAL_NAMES } from '@/lib/config/social-names';
import { data } from '@/lib/data-names';
import styles from './SocialLinks.module.css';

/** Specified: the number of links in the bar; the others are in a popover. */
const INLINE = 5;

const CONTROL = `${styles.control} icon-button`;
const PANEL = `${styles.panel} raised`;

interface SocialLinksProps {
  links: readonly SocialLink[];
  /** In the full-screen menu and at the foot of a page popovers are as wide as the row, and open above it. */
  place: 'bar' | 'screen' | 'foot';
}

/** The project elsewhere: a link, or a popover with a text, a picture or markup. */
export function SocialLinks({ links, place }: SocialLinksProps) {
  const t = useTranslations('layout');
  const rest = links.slice(INLINE);
  // Of one name only one is open; a menu within another needs a name of its own.
  const name = place === 'bar' ? 'menu' : 'social';
  return (
    <ul className={styles.root} {...data({ place })}>
      {links.slice(0, INLINE).map((link) => (
        <li key={link.icon + link.content}>
          <SocialEntry link={link} menu={name} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details className={styles.popover} name={name} {...data({ menu: 'popover' })}>
            <summary className={CONTROL} aria-label={t('moreLinks')}>
              <Icon>
                <path d="M3.5 8h0M8 8h0M12.5 8h0" />
              </Icon>
            </summary>
            <ul className={`${styles.more} raised`}>
              {rest.map((link) => (
                <li key={link.icon + link.content}>
                  <SocialEntry link={link} menu="more" />
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** @param menu The name that popovers of which one is open share. */
function SocialEntry({ link, menu }: { link: SocialLink; menu: string }) {
  const { icon, mode, content } = link;
  const t = useTranslations('layout');
  const name = socialNameOf(icon);
  if (mode === 'link') {
    return (
      <a
        className={CONTROL}
        href={content}
        target="_blank"
        rel="noopener"
        aria-label={t('opensNewTab', { name })}
        {...data({ tooltip: name })}
      >
        <SocialIcon icon={icon} />
      </a>
    );
  }
  return (
    <details className={styles.popover} name={menu} {...data({ menu: 'popover' })}>
      <summary className={CONTROL} aria-label={name}>
        <SocialIcon icon={icon} />
      </summary>
      <SocialContent mode={mode} content={content} name={name} />
    </details>
  );
}

interface SocialContentProps {
  mode: Exclude<SocialLink['mode'], 'link'>;
  content: string;
  name: string;
}

function SocialContent({ mode, content, name }: SocialContentProps) {
  switch (mode) {
    case 'text':
      return <p className={PANEL}>{content}</p>;
    case 'img':
      return <img className={PANEL} src={content} alt={name} loading="lazy" />;
    case 'dom':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own markup, from site.config.ts
      return <div className={PANEL} dangerouslySetInnerHTML={{ __html: content }} />;
  }
}

/** The name of a place: of a known icon the usual one, of a drawing its `<title>`. */
function socialNameOf(icon: string): string {
  const title = /<title>([^<]+)<\/title>/.exec(icon)?.[1];
  return isKnown(icon) ? SOCIAL_NAMES[icon] : (title ?? icon);
}

/** A known icon by name, or the operator's own drawing as inline SVG. */
function SocialIcon({ icon }: { icon: string }) {
  if (isKnown(icon)) {
    return (
      <svg className={styles.icon} aria-hidden="true">
        <Drawing name={icon} />
      </svg>
    );
  }
  const markup = { __html: icon };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own drawing, from site.config.ts
  return <span className={styles.icon} aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}

function isKnown(icon: string): icon is keyof typeof SOCIAL_NAMES {
  return Object.hasOwn(SOCIAL_NAMES, icon);
}
