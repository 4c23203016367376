import { industries, industriesPage, industryPages } from '../../../content/industries';
import { RowsFigure } from '../../figures/rows-figure';
import { Closing } from '../../sections/closing';
import { industrySigns } from '../../sections/drawings/industries';
import { IndustriesDrawing } from '../../sections/drawings/pages';
import { IndexList } from '../../sections/index-list';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';

const hasPage = (href: string) => href.startsWith('/industries/');
const entry = ({ id, title, description, link }: (typeof industries)[number]) => ({
  title,
  sign: industrySigns[id],
  text: description,
  link: { ...link, accessibleName: `${title}: ${link.label}` },
});

const remainders = industryPages.map(({ title, example }) => {
  const { before, after } = example.result.figure;
  const left = Math.round((100 * after) / before);
  return { label: title, text: String(left), values: [left] };
});

export function Page() {
  return (
    <>
      <PageHead
        title={industriesPage.title}
        lead={industriesPage.lead}
        Drawing={IndustriesDrawing}
      />
      <Section id="with-a-page" title="With a page of their own">
        <IndexList items={industries.filter(({ link }) => hasPage(link.href)).map(entry)} />
        <RowsFigure data={{ kind: 'bars', ...industriesPage.figure, rows: remainders }} />
      </Section>
      <Section
        id="by-question"
        title="More, by way of a question"
        note={<p>No page of their own yet: the contact form knows which of them you ask about.</p>}
      >
        <IndexList items={industries.filter(({ link }) => !hasPage(link.href)).map(entry)} />
      </Section>
      <Closing
        title="Yours is not on the list?"
        text="The questions are the same: which decision, which data, what a mistake costs."
        actions={[
          { label: 'Ask us', href: '/contact?topic=question' },
          { label: 'Read the case studies', href: '/case-studies' },
        ]}
      />
    </>
  );
}
