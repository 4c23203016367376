import { useEffect, useState } from 'react';

/** Fetches a file of site/demos/demo-files.ts: undefined while loading, null if that failed. */
export function useFile<Content>(name: string): Content | null | undefined {
  const [content, setContent] = useState<Content | null>();
  useEffect(() => {
    fetch(`/demos/${name}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<Content>) : null))
      .then(setContent, () => setContent(null));
  }, [name]);
  return content;
}
