import { sitePages } from '../pages';

const names: Readonly<Record<string, string>> = {
  services: 'Services',
  cambridge: 'Cambridge',
  insights: 'Insights',
  blog: 'Blog',
  industries: 'Industries',
  'case-studies': 'Case studies',
  ebooks: 'E-books',
  'ai-for-startups': 'AI for startups',
};

export interface TrailStep {
  name: string;
  path: string;
}

/** From the home page to this one, by its address; a folder without a page of its own is left out. */
export function trailOf(path: string, title: string): TrailStep[] {
  if (path === '/') return [{ name: 'Home', path }];
  const folder = `/${path.split('/')[1] ?? ''}`;
  const hasFolder = folder !== path && sitePages.some((page) => page.path === folder);
  return [
    { name: 'Home', path: '/' },
    ...(hasFolder ? [{ name: names[folder.slice(1)] ?? folder.slice(1), path: folder }] : []),
    { name: title, path },
  ];
}
