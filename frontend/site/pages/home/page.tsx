import { home } from '../../../content/home';
import { Cases } from '../../sections/home/cases';
import { Hero } from '../../sections/home/hero';
import { HomeSections } from '../../sections/home/home-sections';

export function Page() {
  return (
    <>
      <Hero home={home} />
      <Cases />
      <HomeSections home={home} from={1} />
    </>
  );
}
