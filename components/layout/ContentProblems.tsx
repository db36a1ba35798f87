import styles from './ContentProblems.module.css';

/**
 * What a build would stop at, shown above the page while its author works on it. Development only.
 *
 * @param messages One mistake each: place and problem on the first line, remedy on the second.
 */
export function ContentProblems({ messages }: { messages: readonly string[] }) {
  return (
    <ul className={styles.root} aria-label="Content mistakes">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
