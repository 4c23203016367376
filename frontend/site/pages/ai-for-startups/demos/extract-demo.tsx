import { type ReactNode, useState } from 'react';
import { demoBench, invoiceText } from '../../../../content/demos';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/inputs';
import { addsUp, extract, type Field } from '../../../demos/extract';
import { Row, Stack, Text } from '../../../../ui/layout/layout';
import styles from './demos.module.css';

const { extract: words, madeUp } = demoBench;

export function ExtractDemo() {
  const [text, setText] = useState<string>(invoiceText);
  const [isEdited, setIsEdited] = useState(false);
  const [active, setActive] = useState('');
  const fields = extract(text);
  const sum = addsUp(fields);
  return (
    <Stack fit={18} gap="7 gutter" align="start">
      <div>
        <h4 className={styles.heading}>{words.document}</h4>
        <Text soft size={2} leading={4}>
          {madeUp}
        </Text>
        {isEdited ? (
          <TextArea
            id="demo-invoice"
            label={words.document}
            rows={18}
            maxLength={3000}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        ) : (
          <section aria-label={words.document} tabIndex={0} className={styles.document}>
            <pre>{marked(text, fields, active)}</pre>
          </section>
        )}
        <Button small onClick={() => setIsEdited(!isEdited)}>
          {isEdited ? words.done : words.edit}
        </Button>
      </div>
      <div>
        <h4 className={styles.heading}>{words.fields}</h4>
        <Text soft size={2} leading={4}>
          {words.hint}
        </Text>
        {fields.length === 0 ? <p>{words.none}</p> : null}
        <Text as="ul" above={3} below={4}>
          {fields.map(({ name, value }) => (
            <li key={name}>
              <Row
                type="button"
                as="button"
                gap="0 4"
                between
                className={styles.field}
                aria-pressed={active === name}
                onPointerEnter={() => setActive(name)}
                onFocus={() => setActive(name)}
                onClick={() => setActive(name)}
              >
                <span>{name}</span> <strong>{value}</strong>
              </Row>
            </li>
          ))}
        </Text>
        <p role="status">
          {sum === undefined ? words.unknown : sum ? `✓ ${words.adds}` : `! ${words.off}`}
        </p>
      </div>
    </Stack>
  );
}

function marked(text: string, fields: readonly Field[], active: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { name, from, to } of [...fields].sort((one, other) => one.from - other.from)) {
    if (from < done) continue;
    parts.push(
      text.slice(done, from),
      <mark key={name} className={name === active ? styles.active : styles.read}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
}
