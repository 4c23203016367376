import type { CaseStudy } from '../../../content/case-studies';
import { DataPlot } from '../../figures/data-figure';
import { Columns, Sheet, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

export function CaseEntries({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <Sheet before={8}>
      {studies.map(({ path, title, industry, evidence, company, challenge, results, figure }) => (
        <Columns
          as="article"
          key={path}
          from="large"
          gap="5 gutter"
          before={5}
          after={8}
          className={styles.study}
        >
          <p className={styles.industry}>{industry}</p>
          <div>
            <Title as="h2" size={7} className={styles.title}>
              <a href={path} className="covering">
                {title}
              </a>
            </Title>
            <Text soft size={3} above={2}>
              {evidence ? `${company}. ${evidence}` : company}
            </Text>
            <Text as="h3" size={3} strong above={5} below={2}>
              Challenge
            </Text>
            <p>{challenge[0]}</p>
            {figure ? (
              <div className={styles.plot}>
                <DataPlot data={figure} />
              </div>
            ) : null}
          </div>
          <div>
            <Text as="h3" size={3} strong above={2} below={2}>
              Key results
            </Text>
            <ul>
              {results.slice(0, 3).map((result) => (
                <Text as="li" key={result.text} soft before={3} after={3} line="above">
                  {result.example ? (
                    <Title as="span" size={7} className={styles.value}>
                      {result.example}{' '}
                    </Title>
                  ) : null}
                  {result.text}
                </Text>
              ))}
            </ul>
          </div>
        </Columns>
      ))}
    </Sheet>
  );
}
