import { NotFoundMessage } from '../../ui/not-found-message';

export function NotFound() {
  return (
    <main>
      <title>404 - Page Not Found – Fenwright</title>
      <NotFoundMessage />
    </main>
  );
}
