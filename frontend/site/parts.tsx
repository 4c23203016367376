import { createContext, useContext } from 'react';

/**
 * HTML that only the server makes, by name. A browser's page has none: it keeps what the document
 * brought, so that neither the text nor what drew it is in a script.
 */
export const ServerParts = createContext<Readonly<Record<string, string>>>({});

/** One object for ever: with a new one React would empty the element. */
const keep = { __html: '' };

/** The place of a part that the folder's server.tsx draws. Nothing in it reacts to anything. */
export function Part({ name }: { name: string }) {
  const html = useContext(ServerParts)[name];
  return (
    <div
      suppressHydrationWarning
      dangerouslySetInnerHTML={html === undefined ? keep : { __html: html }}
    />
  );
}

/** The whole of a page that has nothing to react to: its folder has no page.tsx. */
export function ServerPage() {
  return <Part name="page" />;
}
