import { useState } from 'react';
import { isSlashKeyOn, setSlashKey } from '@/lib/browser/search/search-trigger';
import { before } from '@/lib/fill-text';
import styles from './DialogFooter.module.css';
import type { SearchLabels } from './use-search-labels';

/** The keys of the dialog, and whether a slash opens it. Not on screens too small for a keyboard. */
export function DialogFooter({ labels }: { labels: SearchLabels }) {
  const [isOn, setIsOn] = useState(isSlashKeyOn);
  return (
    <div className={styles.root}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {labels.navigate}
      </span>
      <span>
        <kbd>↵</kbd> {labels.select}
      </span>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            setSlashKey(currentTarget.checked);
            setIsOn(currentTarget.checked);
          }}
        />
        {labels.slashKey}
      </label>
      {labels.hosted && (
        // Its service requires this.
        <span className={styles.service}>
          {before(labels.hosted.searchBy)}
          <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener">
            Algolia
          </a>
        </span>
      )}
    </div>
  );
}
