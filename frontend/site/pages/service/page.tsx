import { landings } from '../../../content/landings';
import { entryAt } from '../../entry-at';
import type { PageProps } from '../../pages';
import { LandingPage } from '../../sections/landing-page';

export function Page({ path }: PageProps) {
  return <LandingPage landing={entryAt(landings, path)} />;
}
