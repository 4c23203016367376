import { useEffect, useState } from 'react';
import { useAddressParameter } from '../use-address';

/** The subject named by the link that led here. Few links name one, so the list is loaded on demand. */
export function useContactTopic(): string | undefined {
  const id = useAddressParameter('topic');
  const [subject, setSubject] = useState<string>();
  useEffect(() => {
    if (!id) return;
    void import('../../content/contact-topics').then(({ contactTopics }) =>
      setSubject(contactTopics.find((topic) => topic.id === id)?.subject),
    );
  }, [id]);
  return subject;
}
