import { home } from '../../../content/home';
import { Hero } from '../../sections/home/hero';
import { HomeSections } from '../../sections/home/home-sections';

export function Page() {
  return (
    <>
      <Hero home={home} />
      <HomeSections home={home} from={1} />
    </>
  );
}
