import type { Screen } from './screen';

export const screens = Object.values(
  import.meta.glob<Screen | readonly Screen[]>('./features/*/screen.ts', {
    eager: true,
    import: 'default',
  }),
).flat();
