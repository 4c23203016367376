import { useEffect, useState } from 'react';

/** A file of site/demos/demo-files.ts: undefined while it is on its way, null where it did not come. */
export function useFile<Content>(name: string): Content | null | undefined {
  const [content, setContent] = useState<Content | null>();
  useEffect(() => {
    fetch(`/demos/${name}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<Content>) : null))
      .then(setContent, () => setContent(null));
  }, [name]);
  return content;
}
