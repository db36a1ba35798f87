import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { InlineCode } from '../ui/InlineCode';
import { Surface, SurfaceLink } from '../ui/Surface';
import styles from './Card.module.css';

interface CardProps {
  title: ReactNode;
  content?: ReactNode;
  /** A picture or an emoji above the title. */
  icon?: ReactNode;
  children?: ReactNode;
}

/** A short text in a frame. Its title is not a heading: cards are not part of the outline. */
export function Card({ title, content, icon, children }: CardProps) {
  return (
    <Surface as="div" className={styles.card}>
      {icon !== undefined && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={styles.title}>{titleOf(title)}</p>
      <div className={styles.text}>
        {content}
        {children}
      </div>
    </Surface>
  );
}

interface LinkCardProps {
  href: string;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
}

/** A card that leads somewhere: the link is its title, and the whole card can be clicked. */
export function LinkCard({ href, title, description, children }: LinkCardProps) {
  return (
    <Surface as="div" className={styles.card}>
      <p className={styles.title}>
        <SurfaceLink href={href}>{titleOf(title)}</SurfaceLink>
        <span className={styles.arrow}>
          <Icon>
            <path d="M3 8h10M9 4l4 4-4 4" />
          </Icon>
        </span>
      </p>
      <div className={styles.text}>
        {description}
        {children}
      </div>
    </Surface>
  );
}

/** Cards side by side, as many as there is room for. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

function titleOf(title: ReactNode): ReactNode {
  return typeof title === 'string' ? <InlineCode text={title} /> : title;
}
