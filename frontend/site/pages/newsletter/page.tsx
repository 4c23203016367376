import { newsletterArchive } from '../../../content/newsletter-archive';
import { Prose } from '../../sections/prose';

const { title, note, empty } = newsletterArchive;

/** A shell: the server (backend/site/serve-issues.ts) draws the list of issues, or one of them. */
export function Page() {
  return (
    <Prose title={title} note={<p data-issue-note="">{note}</p>}>
      <div data-issue="">
        <p>{empty}</p>
      </div>
    </Prose>
  );
}
