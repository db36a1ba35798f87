import { memo } from 'react';
import { Icon } from '@/components/ui/Icon';
import { data } from '@/lib/data-names';
import type { SearchGroup, Suggestion } from '@/lib/search/model';
import styles from './HitList.module.css';
import { HitText } from './HitText';
import { type LinkBehavior, OptionLink } from './OptionLink';
import type { Options } from './use-options';

interface HitListProps extends LinkBehavior {
  /** The hits come from another index than that of this site. */
  isElsewhere: boolean;
  groups: readonly SearchGroup[];
  options: Options;
}

/** The hits of one search, grouped by their page. Each search gets a new list. */
export function HitList({ groups, isElsewhere, options, ...behavior }: HitListProps) {
  const { list, idOf } = options;
  let count = 0;
  return (
    <div
      {...list}
      role="listbox"
      aria-label={behavior.labels.results}
      // Browsers put scrolling elements into the Tab order; this list is scrolled from the field.
      tabIndex={-1}
    >
      {groups.map(({ group, result }, ordinal) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of a listbox
        <div
          className={styles.page}
          role="group"
          aria-labelledby={`${list.id}-group-${ordinal}`}
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title
          key={ordinal}
        >
          {/* If the page itself was found, its title is the first hit. */}
          <div
            className={isTitle(group, result[0]) ? 'visually-hidden' : styles.name}
            role="presentation"
            id={`${list.id}-group-${ordinal}`}
          >
            {group}
          </div>
          {result.map((hit) => {
            const index = count++;
            return (
              <HitLink
                {...behavior}
                key={index}
                hit={hit}
                isElsewhere={isElsewhere}
                id={idOf(index)}
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

interface HitLinkProps extends LinkBehavior {
  hit: Suggestion;
  id: string;
  isActive: boolean;
  /** Enter opens it, although it is not active. */
  isNext: boolean;
  isElsewhere: boolean;
}

/** Rendered again only when it changes: the arrow keys change two of the list. */
const HitLink = memo(function HitLink({ hit, isNext, ...link }: HitLinkProps) {
  return (
    <OptionLink
      {...link}
      className={styles.hit}
      {...data({ next: isNext || undefined })}
      href={hit.link}
    >
      <HitText hit={hit} labels={link.labels} />
      {(link.isActive || isNext) && (
        <span className={styles.enter}>
          <Icon>
            <path d="M13 3v5H4M7 5 4 8l3 3" />
          </Icon>
        </span>
      )}
    </OptionLink>
  );
});
