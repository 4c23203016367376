import { NotifySection } from '../../sections/notify-section';
import { Coming, Instead } from './parts.static';

export function Page() {
  return (
    <>
      <Coming />
      <NotifySection topic="webinars" number={3} />
      <Instead />
    </>
  );
}
