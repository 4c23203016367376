import brand from '../../../../brand.json';
import { apiOverview, apiPages } from '../../../content/api-reference';
import { Text } from '../../../ui/layout/layout';
import { CallName } from '../../api/api-call';
import { anchorOf } from '../../api/api-nav';
import { Code, Coded, copying } from '../../api/code';
import { calls, callsOn } from '../../api/reference';
import { FilterRows } from '../../sections/filter-rows';
import { LookupTable } from '../../sections/lookup-table';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Links, Paragraphs } from '../../sections/section-text';
import styles from './page.module.css';

const { title, lead, first, find, rules } = apiOverview;
const example = calls.find(({ id }) => id === 'raiseRequest')!;

/** The fields that a request must have, from the document's example. */
const body = example.fields
  .filter(({ isRequired }) => isRequired)
  .map(({ name }) => new RegExp(`"${name}": .*?(?=,?\\n)`).exec(example.send)?.[0] ?? '');

const tenLines = `export BASE=${brand.url}
export TOKEN=fenw_the_token_you_copied
curl -fsS "$BASE/api/v1/me" -H "Authorization: Bearer $TOKEN"
curl -fsS "$BASE/api/v1/raise-request" -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" -d '{
    ${body.slice(0, 2).join(', ')},
    ${body.slice(2, 3).join(', ')},
    ${body.slice(3, 5).join(', ')},
    ${body.slice(5).join(', ')}
  }'`;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Section id="first" title={first.title}>
        <Paragraphs texts={[first.text]} />
        <div className={styles.first} {...copying}>
          <Code text={tenLines} />
        </div>
        <Text soft size={3} above={3}>
          {first.answer}
        </Text>
      </Section>
      <Section id="find" title={find.title}>
        <FilterRows label={find.filter} hint={find.hint} count={find.count}>
          <LookupTable
            label={find.title}
            columns={find.columns}
            first="code"
            rows={calls.map((call) => ({
              id: call.id,
              cells: [
                <CallName key="name" {...call} />,
                <a key="link" href={`${call.page.path}#${call.id}`}>
                  <Coded text={call.summary} />
                </a>,
                `${call.page.group}: ${call.tag}`,
              ],
            }))}
          />
        </FilterRows>
        <Paragraphs texts={[find.text]} />
        <div className={styles.pages}>
          {apiPages.map(({ path, group, label, lead: text }) => (
            <article key={path}>
              <Text soft size={2}>
                {group}
              </Text>
              <h3>
                <a href={path}>{label}</a>
              </h3>
              <Text soft size={3} above={2}>
                {text}
              </Text>
              <ul>
                {[...callsOn(path)].map(([tag, all]) => (
                  <li key={tag}>
                    <a href={`${path}#${anchorOf(tag)}`}>{tag}</a> {all.length}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </Section>
      <Section id="rules" title={rules.title}>
        <Paragraphs texts={[]}>
          <ul>
            {rules.list.map((text) => (
              <li key={text}>
                <Coded text={text} />
              </li>
            ))}
          </ul>
          <Links links={rules.links} />
        </Paragraphs>
      </Section>
    </>
  );
}
