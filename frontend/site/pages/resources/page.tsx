import { NotifySection } from '../../sections/notify-section';
import { Available, Coming } from './parts.static';

export function Page() {
  return (
    <>
      <Coming />
      <NotifySection topic="resources" number={2} />
      <Available />
    </>
  );
}
