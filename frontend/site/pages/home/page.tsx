import { home } from '../../../content/home';
import { Cases } from '../../sections/home/cases';
import type { PageProps } from '../../pages';
import { Hero } from '../../sections/home/hero';
import { HomeSections } from '../../sections/home/home-sections';

export function Page({ path }: PageProps) {
  return (
    <>
      <Hero home={home} />
      <Cases />
      <HomeSections home={home} from={1} path={path} />
    </>
  );
}
