import styles from './ContentProblems.module.css';

interface Props {
  /** Errors of this page, one each: place and problem on the first line, remedy on the second. */
  messages: readonly string[];
  /** Those that only a check of the whole site finds. */
  otherMessages: readonly string[];
}

/** What a build would stop at, shown above the page while its author works on it. Development only. */
export function ContentProblems({ messages, otherMessages }: Props) {
  const count = otherMessages.length;
  return (
    <>
      {messages.length > 0 && (
        <MessageList name="Content errors" messages={messages} className={styles.own} />
      )}
      {count > 0 && (
        <details className={styles.others}>
          <summary>{`${count} ${count === 1 ? 'error' : 'errors'} elsewhere in the content`}</summary>
          <MessageList name="Errors elsewhere" messages={otherMessages} />
        </details>
      )}
    </>
  );
}

function MessageList({
  name,
  messages,
  className = '',
}: {
  name: string;
  messages: readonly string[];
  className?: string | undefined;
}) {
  return (
    <ul className={`${styles.root} ${className}`} aria-label={name}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
