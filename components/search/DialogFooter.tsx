import { useState } from 'react';
import { isSlashKeyOn, setSlashKey } from '@/lib/browser/search/search-trigger';
import { before, type HostedSearchLabels, type SearchLabels } from '@/lib/search/search-labels';
import styles from './DialogFooter.module.css';

interface DialogFooterProps {
  labels: SearchLabels;
  hostedLabels: HostedSearchLabels | undefined;
}

/** The keys of the dialog, and whether a slash opens it. Not on screens too small for a keyboard. */
export function DialogFooter({ labels, hostedLabels }: DialogFooterProps) {
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
      {hostedLabels && (
        // Its service asks for it.
        <span className={styles.service}>
          {before(hostedLabels.searchBy)}
          <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener">
            Algolia
          </a>
        </span>
      )}
    </div>
  );
}
