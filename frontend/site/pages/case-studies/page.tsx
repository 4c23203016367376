import { caseStudies, caseStudiesPage } from '../../../content/case-studies';
import { Closing } from '../../sections/closing';
import { PageHead } from '../../sections/page-head';
import { CaseEntries } from './case-entries';

export function Page() {
  return (
    <>
      <PageHead title={caseStudiesPage.title} lead={caseStudiesPage.lead} />
      <CaseEntries studies={caseStudies} />
      <Closing
        title="A project with a number at its end"
        text="Tell us what you would measure, and we say whether it can be moved."
        actions={[caseStudiesPage.action, { label: 'Services and prices', href: '/services' }]}
      />
    </>
  );
}
