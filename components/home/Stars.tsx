import styles from './Stars.module.css';

/** Specified: the number of stars, at fixed places. */
const STARS = Array.from({ length: 35 }, (_, index) => index);

/**
 * Points of light behind the hero. They lean toward a pointer that comes near; see `attachStars`. They stand
 * after it in the page: where they are depends on its height, which grows until all of it is parsed.
 */
export function Stars() {
  return (
    <div className={styles.root} aria-hidden="true" data-stars>
      {STARS.map((index) => (
        <i className={styles.star} key={index} />
      ))}
    </div>
  );
}
