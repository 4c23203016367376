import { ChartNoAxesColumn } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ask } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

async function loadReport({ request }: LoaderFunctionArgs): Promise<void> {
  const { report, reportQueryOf } = await import('./reports-api');
  void ask(report(reportQueryOf(new URL(request.url).searchParams)));
}

export default {
  path: patterns.reports,
  guard: 'admin',
  nav: { label: 'Reports', icon: ChartNoAxesColumn, group: 'work', order: 5, isOnPhone: true },
  load: loadReport,
  Component: () => import('./reports'),
} satisfies Screen;
