import styles from './SocialLinks.module.css';

const KNOWN: Record<string, { name: string; path: string }> = {
  github: {
    name: 'GitHub',
    path: 'M8 .7a7.4 7.4 0 0 0-2.3 14.4c.4 0 .5-.2.5-.4v-1.4c-2 .5-2.5-.9-2.5-.9-.3-.9-.8-1.1-.8-1.1-.7-.5.1-.5.1-.5.7.1 1.1.8 1.1.8.7 1.2 1.8.8 2.2.6 0-.5.3-.8.5-1-1.7-.2-3.4-.8-3.4-3.7 0-.8.3-1.5.8-2-.1-.2-.4-1 .1-2 0 0 .6-.2 2 .8a7 7 0 0 1 3.6 0c1.5-1 2-.8 2-.8.5 1 .2 1.8.1 2 .5.5.8 1.2.8 2 0 2.9-1.7 3.5-3.4 3.7.3.2.5.7.5 1.4v2c0 .2.1.5.5.4A7.4 7.4 0 0 0 8 .7Z',
  },
  x: {
    name: 'X',
    path: 'M9.4 6.9 14.2 1.5h-1.3L8.8 6.2 5.5 1.5H1.7l5 7.1-5 5.9H3l4.3-5.1 3.5 5.1h3.8L9.4 6.9ZM3.5 2.5h1.6l7.9 11h-1.7l-7.8-11Z',
  },
  discord: {
    name: 'Discord',
    path: 'M12.9 3.4A11 11 0 0 0 10.1 2.5l-.4.8a10 10 0 0 0-3.3 0l-.4-.8a11 11 0 0 0-2.8.9C1.4 6 .9 8.6 1.2 11.1a11 11 0 0 0 3.3 1.7l.7-1.2-1.1-.5.3-.2a7.7 7.7 0 0 0 7.1 0l.3.2-1.1.5.7 1.2a11 11 0 0 0 3.3-1.7c.3-2.9-.5-5.5-1.8-7.7ZM5.7 9.6c-.7 0-1.2-.6-1.2-1.4s.5-1.4 1.2-1.4 1.3.6 1.2 1.4c0 .8-.5 1.4-1.2 1.4Zm4.6 0c-.7 0-1.2-.6-1.2-1.4s.5-1.4 1.2-1.4 1.3.6 1.2 1.4c0 .8-.5 1.4-1.2 1.4Z',
  },
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
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={known.path} />
    </svg>
  );
}
