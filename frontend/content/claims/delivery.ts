import type { Claim } from './claim';

export const deliveryClaims = [
  {
    id: 'implementation',
    value: '2–6 months',
    label: 'typical implementation',
    scope: 'AI consulting programmes',
  },
  {
    id: 'delivery-ml',
    value: '4–8 weeks',
    label: 'to a tested model',
    scope: 'machine learning',
  },
  {
    id: 'delivery-dashboards',
    value: '2–4 weeks',
    label: 'to a first dashboard',
    scope: 'data analytics',
  },
  {
    id: 'delivery-integration',
    value: '4–6 weeks',
    label: 'typical delivery',
    scope: 'AI integration',
  },
  {
    id: 'delivery-mvp-cambridge',
    value: '4–6 weeks',
    label: 'MVP',
    scope: 'Cambridge app development, one platform',
  },
  {
    id: 'delivery-full-app',
    value: '8–12 weeks',
    label: 'full app',
    scope: 'Cambridge app development',
  },
  {
    id: 'integration-discover',
    value: '1 week',
    label: 'discovery',
    scope: 'Cambridge integration, step 1',
  },
  {
    id: 'integration-design',
    value: '1–2 weeks',
    label: 'design',
    scope: 'Cambridge integration, step 2',
  },
  {
    id: 'integration-build',
    value: '2–4 weeks',
    label: 'build',
    scope: 'Cambridge integration, step 3',
  },
  {
    id: 'integration-release',
    value: '1 week',
    label: 'release',
    scope: 'Cambridge integration, step 4',
  },
  {
    id: 'integration-care',
    value: 'ongoing',
    label: 'care',
    scope: 'Cambridge integration, step 5',
  },
  {
    id: 'app-discover',
    value: '1–2 weeks',
    label: 'discovery',
    scope: 'Cambridge app development, step 1',
  },
  {
    id: 'app-design',
    value: '2–3 weeks',
    label: 'design',
    scope: 'Cambridge app development, step 2',
  },
  {
    id: 'app-build',
    value: '4–8 weeks',
    label: 'build',
    scope: 'Cambridge app development, step 3',
  },
  {
    id: 'app-launch',
    value: '1–2 weeks',
    label: 'launch',
    scope: 'Cambridge app development, step 4',
  },
  {
    id: 'app-care',
    value: 'ongoing',
    label: 'care',
    scope: 'Cambridge app development, step 5',
  },
] as const satisfies readonly Claim[];
