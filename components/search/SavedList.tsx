import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isOtherSite, NEW_TAB } from '@/lib/browser/search/other-site';
import { fillText } from '@/lib/fill-text';
import type { SavedSearch, SavedSearchAction, SavedSearches } from '@/lib/search/saved-searches';
import { keepFocus, type LinkBehavior } from './HitList';
import styles from './SavedList.module.css';
import type { Options } from './use-options';

const CLOCK = <path d="M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM8 4.5V8l2.5 1.5" />;
const STAR = <path d="M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z" />;
const FILLED_STAR = <g className={styles.favorite}>{STAR}</g>;

interface SavedListProps extends LinkBehavior {
  saved: SavedSearches;
  options: Options;
  onAction(action: SavedSearchAction, index: number): void;
}

/**
 * Recent and favorite searches. Options may hold no buttons, so the buttons of all rows stand behind the
 * list, and a grid puts each into its row.
 */
export function SavedList({ saved, options, onAction, ...behavior }: SavedListProps) {
  const { labels } = behavior;
  const { listId } = options;
  const parts = [
    { name: labels.recent, icon: CLOCK, first: 0, searches: saved.recent, isFavorite: false },
    {
      name: labels.favorites,
      icon: FILLED_STAR,
      first: saved.recent.length,
      searches: saved.favorites,
      isFavorite: true,
    },
  ].filter(({ searches }) => searches.length > 0);
  // Every part has a row for its name.
  const rowOf = (part: number, index: number) => index + part + 2;
  return (
    <div className={styles.root} onPointerMove={options.onPointerMove}>
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        aria-labelledby={parts.map((_, part) => `${listId}-part-${part}`).join(' ')}
        onMouseDown={keepFocus}
      >
        {parts.map(({ name, icon, first, searches }, part) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of a listbox
          <div
            className={styles.list}
            role="group"
            aria-labelledby={`${listId}-part-${part}`}
            key={name}
          >
            <div
              className={styles.name}
              role="presentation"
              id={`${listId}-part-${part}`}
              style={{ gridRow: rowOf(part, first) - 1 }}
            >
              {name}
            </div>
            {searches.map((search, place) => (
              <SavedLink
                {...behavior}
                key={search.link}
                search={search}
                icon={icon}
                id={options.idOf(first + place)}
                isActive={options.active === first + place}
                row={rowOf(part, first + place)}
              />
            ))}
          </div>
        ))}
      </div>
      {parts.map(({ first, searches, isFavorite }, part) => (
        <Fragment key={String(isFavorite)}>
          {searches.map((search, place) => (
            <span
              className={styles.actions}
              style={{ gridRow: rowOf(part, first + place) }}
              key={search.link}
            >
              {!isFavorite && (
                <ActionButton
                  label={fillText(labels.promote, { name: nameOf(search) })}
                  icon={STAR}
                  onPress={() => onAction({ type: 'promote', search }, first + place)}
                />
              )}
              <ActionButton
                label={fillText(isFavorite ? labels.removeFavorite : labels.removeRecent, {
                  name: nameOf(search),
                })}
                icon={<path d="m4 4 8 8M12 4l-8 8" />}
                onPress={() => onAction({ type: 'remove', search }, first + place)}
              />
            </span>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface SavedLinkProps extends LinkBehavior {
  search: SavedSearch;
  icon: ReactNode;
  id: string;
  isActive: boolean;
  row: number;
}

function SavedLink(props: SavedLinkProps) {
  const { search, icon, id, isActive, row, labels, replacesEntry, onChoose } = props;
  const { title, header, link } = search;
  const opensNewTab = isOtherSite(link);
  return (
    <a
      className={styles.saved}
      id={id}
      role="option"
      aria-selected={isActive}
      data-replace={replacesEntry || undefined}
      href={link}
      {...(opensNewTab && NEW_TAB)}
      tabIndex={-1}
      style={{ gridRow: row }}
      onClick={(event) => onChoose({ ...search, highlightInfoList: [] }, event)}
    >
      <Icon>{icon}</Icon>
      <span className={styles.text}>
        {header === undefined ? (
          title
        ) : (
          <>
            <span className={styles.page}>{title} &gt; </span>
            {header}
          </>
        )}
      </span>
      {opensNewTab && <span className="visually-hidden">, {labels.newTab}</span>}
    </a>
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
      className={styles.action}
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
