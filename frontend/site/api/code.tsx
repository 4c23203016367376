import { apiWords } from '../../content/api-reference';
import { buttonClass } from '../../ui/button';
import styles from './code.module.css';

/** For the part of a page whose examples can be copied. */
export const copying = {
  'data-script': 'copy-code',
  'data-copy': apiWords.copy,
  'data-copied': apiWords.copied,
  'data-look': buttonClass({ small: true }),
};

/** Long lines wrap, so nothing scrolls sideways. */
export function Code({ text }: { text: string }) {
  return (
    <div className={styles.code}>
      <pre>
        <code>{text}</code>
      </pre>
    </div>
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
