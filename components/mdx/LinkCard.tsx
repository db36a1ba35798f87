import { Icon } from '../ui/Icon';
import { InlineCode } from '../ui/InlineCode';
import { Surface, SurfaceLink } from '../ui/Surface';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  href: string;
  title: string;
  description?: string;
}

/** A card that leads somewhere: the link is its title, and the whole card can be clicked. */
export function LinkCard({ href, title, description }: LinkCardProps) {
  return (
    <Surface as="div" className={styles.card}>
      {/* Not a heading: cards are not part of the outline. */}
      <p className={styles.title}>
        <SurfaceLink href={href}>
          <InlineCode text={title} />
        </SurfaceLink>
        <span className={styles.arrow}>
          <Icon>
            <path d="M3 8h10M9 4l4 4-4 4" />
          </Icon>
        </span>
      </p>
      <div className={styles.text}>{description}</div>
    </Surface>
  );
}
