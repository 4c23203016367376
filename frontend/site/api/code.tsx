import styles from './code.module.css';

/** Long lines wrap, so nothing scrolls sideways. */
export function Code({ text }: { text: string }) {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}

/** Text with `code` between backticks. */
export function Coded({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part.replaceAll("'", '’') : <code key={`${index}-${part}`}>{part}</code>,
    );
}
