import { apiPages, apiWords } from '../../../content/api-reference';
import { Columns, Text, Title } from '../../../ui/layout/layout';
import { ApiCall } from '../../api/api-call';
import { anchorOf, ApiNav } from '../../api/api-nav';
import { Coded, copying } from '../../api/code';
import { calls, callsOn, scopes, tagText } from '../../api/reference';
import { entryAt } from '../../entry-at';
import type { PageProps } from '../../pages';
import styles from './page.module.css';

const { title: scopesTitle, text: scopesText } = apiWords.scopes;

/** Each scope with the calls it opens. */
function Scopes() {
  return (
    <Text as="section" aria-labelledby="scopes" before={8}>
      <Title as="h2" size={7} id="scopes">
        {scopesTitle}
      </Title>
      <Text soft size={4} above={3} below={5}>
        {scopesText}
      </Text>
      <dl>
        {scopes.map(([scope, allows]) => (
          <Columns
            key={scope}
            from="large"
            gap="2 gutter"
            before={4}
            after={4}
            line="above"
            className={styles.scope}
          >
            <dt>
              <code>{scope}</code>
              <Text as="span" block soft size={3}>
                {allows}
              </Text>
            </dt>
            <dd>
              {calls
                .filter((call) => call.scope === scope)
                .map(({ id, page, summary }) => (
                  <a key={id} href={`${page.path}#${id}`}>
                    <Coded text={summary} />
                  </a>
                ))}
            </dd>
          </Columns>
        ))}
      </dl>
    </Text>
  );
}

export function Page({ path }: PageProps) {
  const { group, label, lead } = entryAt(apiPages, path);
  const parts = callsOn(path);
  return (
    <Columns sheet from="large" gap="8 gutter" after={9} className={styles.columns}>
      <header className={styles.head}>
        <Title as="h1" size={8} className={styles.title}>
          {label}
        </Title>
        <Text strong above={4} className={styles.group}>
          {group}
        </Text>
        <Text soft size={5} leading={4} above={2} measure={3}>
          {lead}
        </Text>
      </header>
      <ApiNav current={path} parts={parts} />
      <div className={styles.calls} {...copying}>
        {[...parts].map(([tag, all]) => (
          <Text as="section" key={tag} aria-labelledby={anchorOf(tag)} below={8}>
            <Title as="h2" size={7} id={anchorOf(tag)}>
              {tag}
            </Title>
            <Text soft size={4} above={2} below={6}>
              {tagText.get(tag)}
            </Text>
            {all.map((call) => (
              <ApiCall key={call.id} call={call} />
            ))}
          </Text>
        ))}
        {group === 'Integrations' ? <Scopes /> : null}
      </div>
    </Columns>
  );
}
