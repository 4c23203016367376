import { Columns, Row, Text, Title } from '../../ui/layout/layout';
import { apiWords } from '../../content/api-reference';
import styles from './api-call.module.css';
import { Code, Coded } from './code';
import type { Call, Field } from './reference';

export function CallName({ method, path }: Pick<Call, 'method' | 'path'>) {
  return (
    <code className={styles.name}>
      <b data-method={method}>{method}</b>{' '}
      {path.split('/').map((part, index) => (
        <span key={`${index}-${part}`}>
          {index > 0 ? '/' : ''}
          <wbr />
          {part}
        </span>
      ))}
    </code>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <Text as="h4" size={2} strong above={5}>
        {title}
      </Text>
      <Text as="dl" size={3} leading={4} above={2}>
        {fields.map(({ name, type, isRequired, text }) => (
          <Text as="div" key={name} before={2} after={2} line="above">
            <Row as="dt" gap="0 3" breaks>
              <code>{name}</code>
              <Text as="span" faint size={2}>
                {type}
              </Text>
              {isRequired ? <em className={styles.required}>{apiWords.required}</em> : null}
            </Row>
            {text ? (
              <Text as="dd" soft>
                <Coded text={text} />
              </Text>
            ) : null}
          </Text>
        ))}
      </Text>
    </>
  );
}

/** A call: description and fields on the left, an example on the right. */
export function ApiCall({ call }: { call: Call }) {
  const { id, summary, paragraphs, access, scope, parameters, fields, send, answer, errors } = call;
  return (
    <Columns
      as="article"
      id={id}
      aria-labelledby={`${id}-title`}
      from="large"
      gap="5 gutter"
      before={7}
      after={7}
      line="above"
      className={styles.call}
    >
      <div className={styles.text}>
        <Title as="h3" size={6} id={`${id}-title`}>
          <Coded text={summary} />
        </Title>
        <p>
          <CallName {...call} />
        </p>
        {paragraphs.map((text) => (
          <Text key={text} size={4} above={3}>
            <Coded text={text} />
          </Text>
        ))}
        <Text soft size={3} above={3}>
          {access}{' '}
          {scope ? (
            <>
              {apiWords.tokenWith} <code>{scope}</code>.
            </>
          ) : access === 'Open to everybody.' ? null : (
            apiWords.noToken
          )}
        </Text>
        <Fields title={apiWords.parameters} fields={parameters} />
        <Fields title={apiWords.fields} fields={fields} />
        {errors.length > 0 ? (
          <Text soft size={2} above={5}>
            {apiWords.errors}{' '}
            {errors.map((status) => (
              <span key={status}>
                <a href={`/docs/errors#status-${status}`}>{status}</a>{' '}
              </span>
            ))}
          </Text>
        ) : null}
      </div>
      <div className={styles.example}>
        <Text size={2} strong below={2}>
          {apiWords.send}
        </Text>
        <Code text={send} />
        {answer?.startsWith('{') || answer?.startsWith('[') ? (
          <details>
            <Text as="summary" size={2} strong before={3} after={2}>
              {apiWords.answer} {call.status}
            </Text>
            <Code text={answer} />
          </details>
        ) : (
          <Text size={2} soft above={3}>
            {apiWords.answer} {call.status}
            {answer ? `: ${answer}` : null}
          </Text>
        )}
      </div>
    </Columns>
  );
}
