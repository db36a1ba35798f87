import { type MouseEvent, memo, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isOtherSite, NEW_TAB } from '@/lib/browser/search/other-site';
import type { SearchGroup, Suggestion } from '@/lib/search/model';
import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './HitList.module.css';
import { HitText } from './HitText';
import type { Options } from './use-options';

/** What every link of a list has in common. */
export interface LinkBehavior {
  labels: SearchLabels;
  /** The page takes the place of the dialog's entry in the history. */
  replacesEntry: boolean;
  onChoose(hit: Suggestion, event: MouseEvent<HTMLAnchorElement>): void;
}

/** A press on a list leaves the focus in the field, which arrow keys need. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Enough to read on until the others are drawn. */
const FIRST_HITS = 5;

interface HitListProps extends LinkBehavior {
  /** The hits are of another index than this site's own. */
  isElsewhere: boolean;
  groups: readonly SearchGroup[];
  options: Options;
}

/** The hits of one search, grouped by the page they stand on. The next search has a list of its own. */
export function HitList({ groups: all, isElsewhere, options, ...behavior }: HitListProps) {
  const groups = useFirstGroups(all, options.active !== undefined);
  const { listId } = options;
  // A hit's place among all hits, counted through the groups.
  const firstOf = groups.map((_, ordinal) =>
    groups.slice(0, ordinal).reduce((sum, { result }) => sum + result.length, 0),
  );
  return (
    <div
      className={styles.root}
      id={listId}
      role="listbox"
      aria-label={behavior.labels.results}
      // Browsers make what scrolls a stop of the Tab key; the list is moved from the field.
      tabIndex={-1}
      onPointerMove={options.onPointerMove}
      onMouseDown={keepFocus}
    >
      {groups.map(({ group, result }, ordinal) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of a listbox
        <div
          className={styles.page}
          role="group"
          aria-labelledby={`${listId}-group-${ordinal}`}
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title
          key={ordinal}
        >
          {/* Where the page itself was found, its title is the first hit. */}
          <div
            className={isTitle(group, result[0]) ? 'visually-hidden' : styles.name}
            role="presentation"
            id={`${listId}-group-${ordinal}`}
          >
            {group}
          </div>
          {result.map((hit, place) => {
            const index = (firstOf[ordinal] ?? 0) + place;
            return (
              <HitLink
                {...behavior}
                key={index}
                hit={hit}
                opensNewTab={isElsewhere || isOtherSite(hit.link)}
                id={options.idOf(index)}
                isActive={options.active === index}
                isNext={options.active === undefined && index === 0}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function isTitle(group: string, hit: Suggestion | undefined): boolean {
  return hit?.type === 'title' && hit.title === group;
}

/**
 * The first groups at once, the others a frame later, so that typing does not wait for results out of sight.
 * A reader who already chooses a result gets all of them.
 */
function useFirstGroups(
  groups: readonly SearchGroup[],
  isChoosing: boolean,
): readonly SearchGroup[] {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsWhole(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  if (isWhole || isChoosing) return groups;
  let hits = 0;
  return groups.filter(({ result }) => {
    const isFirst = hits < FIRST_HITS;
    hits += result.length;
    return isFirst;
  });
}

interface HitLinkProps extends LinkBehavior {
  hit: Suggestion;
  id: string;
  isActive: boolean;
  /** Enter opens it although no key has chosen it. */
  isNext: boolean;
  opensNewTab: boolean;
}

/** Rendered again only when it changes: up to 35 of them are on screen while a reader types. */
const HitLink = memo(function HitLink(props: HitLinkProps) {
  const { hit, labels, id, isActive, isNext, opensNewTab, replacesEntry, onChoose } = props;
  return (
    <a
      className={styles.hit}
      id={id}
      role="option"
      aria-selected={isActive}
      data-next={isNext || undefined}
      data-replace={replacesEntry || undefined}
      href={hit.link}
      {...(opensNewTab && NEW_TAB)}
      // The field keeps the focus; arrows lead here.
      tabIndex={-1}
      onClick={(event) => onChoose(hit, event)}
    >
      <HitText hit={hit} labels={labels} isGrouped />
      {opensNewTab && <span className="visually-hidden">, {labels.newTab}</span>}
      {(isActive || isNext) && (
        <span className={styles.enter}>
          <Icon>
            <path d="M13 3v5H4M7 5 4 8l3 3" />
          </Icon>
        </span>
      )}
    </a>
  );
});
