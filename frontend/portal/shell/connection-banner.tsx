import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '../../api/problem';
import { Button } from '../../ui/button';
import { Row } from '../../ui/layout/layout';
import styles from './connection-banner.module.css';
import { frameWords, kitWords } from '../words';

export function ConnectionBanner() {
  const queryClient = useQueryClient();
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const look = () =>
      setIsAway(
        !navigator.onLine ||
          queryClient
            .getQueryCache()
            .findAll({ type: 'active' })
            .some((query) => query.state.error instanceof NetworkError),
      );
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      unsubscribe();
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [queryClient]);

  if (!isAway) return null;
  return (
    <Row role="alert" align="center" gap="2 5" className={styles.banner}>
      <p>{frameWords.offline}</p>
      <Button
        small
        onClick={() => {
          setIsAway(!navigator.onLine);
          void queryClient.refetchQueries({ type: 'active' });
        }}
      >
        {kitWords.retry}
      </Button>
    </Row>
  );
}
