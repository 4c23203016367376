import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.signIn,
    guard: 'visitor',
    load: async (args) => (await import('./sign-in')).loader(args),
    Component: () => import('./sign-in'),
  },
  { path: patterns.signUp, guard: 'visitor', Component: () => import('./sign-up') },
  { path: patterns.verifyEmail, guard: 'visitor', Component: () => import('./verify-email') },
  { path: patterns.forgotPassword, guard: 'visitor', Component: () => import('./forgot-password') },
  { path: patterns.resetPassword, guard: 'visitor', Component: () => import('./reset-password') },
  {
    path: patterns.act,
    guard: 'visitor',
    load: async () => (await import('./act')).loader(),
    Component: () => import('./act'),
  },
] satisfies Screen[];
