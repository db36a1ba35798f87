import styles from './LoadingBar.module.css';

/** The line at the top of the window while a page takes long to come. `ClientNavigation` moves it. */
export function LoadingBar() {
  return <div className={styles.root} id="_loading-bar" aria-hidden="true" />;
}
