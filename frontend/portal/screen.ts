import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Grant, Panel } from '../api/call';

/** `visitor`: without a session. `user`: anyone who is signed in. */
export type Guard = 'visitor' | 'user' | 'client' | 'staff' | Panel | Grant;

/** All that the frame knows of a screen. `features/<name>/screen.ts` exports one, or a list of them. */
export interface Screen {
  path: string;
  /** Roles that may open it. The router checks this before it loads the screen's code or data. */
  guard: Guard;
  /** Entry of the navigation; without it the screen is only linked to. */
  nav?: {
    label: string;
    icon: LucideIcon;
    group: 'home' | 'work' | 'people' | 'connections' | 'system';
    /** Names one of several screens with the same label, for people who may open more than one. */
    scope?: string;
    /** Place within the group. */
    order: number;
    /** In the bar of a staff member's phone. */
    isOnPhone?: boolean;
  };
  /**
   * Starts the screen's queries while its code loads (`load.ts`), for those who may open it. Without
   * it nothing is fetched before the screen is shown.
   */
  load?: (args: LoaderFunctionArgs) => unknown;
  Component: () => Promise<{ Component: ComponentType }>;
}
