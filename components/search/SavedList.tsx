import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { fillText } from '@/lib/fill-text';
import type { SavedSearch, SavedSearchAction, SavedSearches } from '@/lib/search/saved-searches';
import { PAGE_ICON } from './icons';
import { type LinkBehavior, OptionLink } from './OptionLink';
import styles from './SavedList.module.css';
import type { Options } from './use-options';

const CLOCK = <path d="M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM8 4.5V8l2.5 1.5" />;
const STAR = <path d="M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z" />;
const FILLED_STAR = <g className={styles.favorite}>{STAR}</g>;
const CROSS = <path d="m4 4 8 8M12 4l-8 8" />;

interface SavedListProps extends LinkBehavior {
  /** Where to begin: the most wanted pages. */
  start: readonly { href: string; title: string }[];
  saved: SavedSearches;
  options: Options;
  onAction(action: SavedSearchAction, index: number): void;
}

/**
 * Recent and favorite searches, and starting points. An option may not contain buttons, so the buttons of all rows follow the list, and a
 * grid puts each of them into its row.
 */
export function SavedList({ start, saved, options, onAction, ...behavior }: SavedListProps) {
  const { labels } = behavior;
  const { list, idOf, active } = options;
  const { recent, favorites } = saved;
  const parts = [
    {
      name: labels.recent,
      icon: CLOCK,
      first: 0,
      searches: recent,
      remove: labels.removeRecent,
    },
    {
      name: labels.favorites,
      icon: FILLED_STAR,
      first: recent.length,
      searches: favorites,
      remove: labels.removeFavorite,
    },
    {
      name: labels.start,
      icon: PAGE_ICON,
      first: recent.length + favorites.length,
      searches: start.map(({ href, title }): SavedSearch => ({ link: href, title })),
      remove: undefined,
    },
  ]
    .filter(({ searches }) => searches.length > 0)
    .map(({ first, searches, ...part }, ordinal) => ({
      ...part,
      id: `${list.id}-part-${ordinal}`,
      // Every part has a row for its name.
      nameRow: first + ordinal + 1,
      rows: searches.map((search, place) => {
        const index = first + place;
        return { search, index, name: nameOf(search), style: { gridRow: index + ordinal + 2 } };
      }),
    }));
  return (
    <div className={styles.root}>
      <div
        className={styles.list}
        {...list}
        role="listbox"
        aria-labelledby={parts.map(({ id }) => id).join(' ')}
      >
        {parts.map(({ id, name, icon, nameRow, rows }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of a listbox
          <div className={styles.list} role="group" aria-labelledby={id} key={id}>
            <div className={styles.name} role="presentation" id={id} style={{ gridRow: nameRow }}>
              {name}
            </div>
            {rows.map(({ search, index, style }) => (
              <OptionLink
                key={search.link}
                {...behavior}
                className={styles.saved}
                href={search.link}
                id={idOf(index)}
                isActive={active === index}
                style={style}
              >
                <Icon>{icon}</Icon>
                <span className={styles.text}>
                  {search.header !== undefined && (
                    <span className={styles.page}>{search.title} &gt; </span>
                  )}
                  {search.header ?? search.title}
                </span>
              </OptionLink>
            ))}
          </div>
        ))}
      </div>
      {parts.flatMap(({ rows, remove }) =>
        (remove === undefined ? [] : rows).map(({ search, index, name, style }) => (
          <span className={styles.actions} style={style} key={index}>
            {remove === labels.removeRecent && (
              <ActionButton
                label={fillText(labels.promote, { name })}
                icon={STAR}
                onPress={() => onAction({ type: 'promote', search }, index)}
              />
            )}
            <ActionButton
              label={fillText(remove ?? '', { name })}
              icon={CROSS}
              onPress={() => onAction({ type: 'remove', search }, index)}
            />
          </span>
        )),
      )}
    </div>
  );
}

interface ActionButtonProps {
  label: string;
  icon: ReactNode;
  onPress(): void;
}

function ActionButton({ label, icon, onPress }: ActionButtonProps) {
  return (
    <button
      className={`${styles.action} icon-button`}
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon>{icon}</Icon>
    </button>
  );
}

function nameOf({ title, header }: SavedSearch): string {
  return header === undefined ? title : `${title} > ${header}`;
}
