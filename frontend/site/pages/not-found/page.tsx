import { notFoundLinks } from '../../../content/navigation';
import { siteSearch } from '../../../content/site-search';
import { buttonClass } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { NotFoundMessage } from '../../../ui/not-found-message';
import { Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, label, hint } = siteSearch.notFound;

export function Page() {
  return (
    <NotFoundMessage nearby={notFoundLinks}>
      <section
        aria-labelledby="search-title"
        className={`scripted ${styles.search}`}
        data-script="not-found-search"
      >
        <Title id="search-title" as="h2" size={6} below={4}>
          {title}
        </Title>
        <TextField
          id="site-search"
          type="search"
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={200}
        />
        <Text above={3}>
          <button type="button" className={buttonClass({ variant: 'secondary' })}>
            {siteSearch.open}
          </button>
        </Text>
        <div data-results="" />
      </section>
    </NotFoundMessage>
  );
}
