import { home } from '../../../content/home';
import { homeCases } from '../../../content/home-cases';
import { Cases } from '../../sections/home/cases';
import type { PageProps } from '../../pages';
import { Hero } from '../../sections/home/hero';
import { HomeSections } from '../../sections/home/home-sections';

export function Page({ path }: PageProps) {
  return (
    <>
      <Hero home={home} />
      {homeCases.isProven ? <Cases /> : null}
      <HomeSections home={home} path={path} cases={homeCases.isProven ? null : <Cases />} />
    </>
  );
}
