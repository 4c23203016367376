import { complaintForm } from '../../../content/complaint-form';
import ComplaintForm from '../../forms/complaint-form.island';
import { draftKey } from '../../forms/draft';
import { Island } from '../../islands/island';
import { AfterProse } from '../../sections/after-prose';

export function Complaint({ path }: { path: string }) {
  const { anchor, title, intro } = complaintForm;
  return (
    <AfterProse id={anchor} title={title} intro={intro}>
      <Island of={ComplaintForm} props={{ path }} unless={[draftKey('complaint')]} />
    </AfterProse>
  );
}
