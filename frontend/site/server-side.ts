import type { ReactNode } from 'react';
import type { PageMeta } from './seo/page-meta';

/** What pages/<id>/server.tsx exports as `serve`. It is never loaded by a browser. */
export interface Served {
  /** The drawn parts, by the name that `<Part>` gives; a folder without page.tsx draws `page`. */
  parts?: Readonly<Record<string, ReactNode>>;
  /** What page.tsx gets, as JSON in the document. */
  props?: object;
}

export type Serve = (path: string) => Served;
export type MetaAt = (path: string) => PageMeta;
