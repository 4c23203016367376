import { cambridgeHome } from '../../../content/home';
import type { PageProps } from '../../pages';
import { Hero } from '../../sections/home/hero';
import { HomeSections } from '../../sections/home/home-sections';
import { City } from './city';

export function Page({ path }: PageProps) {
  const { city } = cambridgeHome;
  return (
    <>
      <Hero home={cambridgeHome} />
      {city ? <City city={city} /> : null}
      <HomeSections home={cambridgeHome} path={path} />
    </>
  );
}
