import type { ComponentType } from 'react';
import { legalPages } from '../../../content/legal';
import { entryAt } from '../../entry-at';
import type { PageProps } from '../../pages';
import { LegalText } from '../../sections/legal-text';
import { Complaint } from './complaint';
import { CookieChoices } from './cookie-choices';

const endings: Readonly<Record<string, ComponentType<PageProps>>> = {
  complaints: Complaint,
  cookies: CookieChoices,
};

export function Page({ path }: PageProps) {
  const page = entryAt(legalPages, path);
  const Ending = endings[page.id];
  return (
    <>
      <LegalText page={page} />
      {Ending ? <Ending path={path} /> : null}
    </>
  );
}
