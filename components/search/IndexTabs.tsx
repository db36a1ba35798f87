import { type KeyboardEvent, useRef } from 'react';
import { countHits, type IndexAnswer } from '@/lib/search/searcher';
import styles from './IndexTabs.module.css';

interface IndexTabsProps {
  indexes: readonly IndexAnswer[];
  selected: number;
  label: string;
  /** The panel that the tabs switch. */
  panelId: string;
  onSelect(index: number): void;
}

/** One tab per index, with the number of its hits. */
export function IndexTabs({ indexes, selected, label, panelId, onSelect }: IndexTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const last = indexes.length - 1;
    const next = {
      ArrowLeft: selected === 0 ? last : selected - 1,
      ArrowRight: selected === last ? 0 : selected + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div className={styles.root} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {indexes.map((answer, index) => (
        <button
          className={styles.tab}
          // biome-ignore lint/suspicious/noArrayIndexKey: two indexes may have one name
          key={index}
          id={`${panelId}-tab-${index}`}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {answer.index} <span className={styles.count}>{countHits(answer.groups)}</span>
        </button>
      ))}
    </div>
  );
}
