import { cambridgeHome } from '../../../content/home';
import { Cases } from '../../sections/home/cases';
import type { PageProps } from '../../pages';
import { Hero } from '../../sections/home/hero';
import { HomeSections } from '../../sections/home/home-sections';
import { City } from './city';

export function Page({ path }: PageProps) {
  const { city } = cambridgeHome;
  return (
    <>
      <Hero home={cambridgeHome} />
      <Cases />
      {city ? <City city={city} number={1} /> : null}
      <HomeSections home={cambridgeHome} from={2} path={path} />
    </>
  );
}
