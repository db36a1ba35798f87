import { Drawing, type DrawingName } from '@/components/ui/Drawing';
import styles from './SocialLinks.module.css';

const KNOWN: Record<string, { name: string; drawing: DrawingName }> = {
  github: { name: 'GitHub', drawing: 'github' },
  x: { name: 'X', drawing: 'x' },
  discord: { name: 'Discord', drawing: 'discord' },
};

/** The name of a place: of a known icon the usual one, of a drawing its `<title>`. */
export function socialNameOf(icon: string): string {
  const title = /<title>([^<]+)<\/title>/.exec(icon)?.[1];
  return KNOWN[icon.toLowerCase()]?.name ?? title ?? icon;
}

/** A known icon by name, or the operator's own drawing as inline SVG. */
export function SocialIcon({ icon }: { icon: string }) {
  const known = KNOWN[icon.toLowerCase()];
  if (!known) {
    const markup = { __html: icon };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own drawing, from site.config.ts
    return <span className={styles.icon} aria-hidden="true" dangerouslySetInnerHTML={markup} />;
  }
  return (
    <svg className={styles.icon} aria-hidden="true">
      <Drawing name={known.drawing} />
    </svg>
  );
}
