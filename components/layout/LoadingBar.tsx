import styles from './LoadingBar.module.css';

/** The line at the top of the window while a page is slow to load; see `createProgressBar`. */
export function LoadingBar() {
  return <div className={styles.root} id="_loading-bar" aria-hidden="true" />;
}
