import { blogMessages } from '../../../content/messages';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Row } from '../../../ui/layout/layout';
import { changeQuery } from '../../use-query';
import styles from './post-list.module.css';

/**
 * Filters while typing; the button is for phone keyboards and explicit submission. Uncontrolled, so input typed
 * before hydration is kept.
 */
export function SearchBox({ search }: { search: string }) {
  return (
    <Row
      as="form"
      role="search"
      action="/blog"
      nowrap
      align="end"
      gap={3}
      below={6}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id="blog-search"
        label="Search the blog"
        type="search"
        name="q"
        placeholder={blogMessages.searchPlaceholder}
        autoComplete="off"
        defaultValue={search}
        onInput={({ currentTarget }) => changeQuery({ q: currentTarget.value })}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Row>
  );
}
