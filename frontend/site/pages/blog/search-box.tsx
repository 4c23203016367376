import { blogMessages } from '../../../content/messages';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import styles from '../../articles/article-grid.module.css';
import { changeQuery } from '../../use-query';

/** Filters while one types; the button is for those who press it, and for phones' keyboards. */
export function SearchBox({ search }: { search: string }) {
  return (
    <form
      role="search"
      action="/blog"
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id="blog-search"
        label="Search the blog"
        optionalNote={false}
        type="search"
        name="q"
        placeholder={blogMessages.searchPlaceholder}
        autoComplete="off"
        value={search}
        onChange={({ target }) => changeQuery({ q: target.value })}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
