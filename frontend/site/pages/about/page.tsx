import { AboutBody } from './body.static';

export function Page() {
  return <AboutBody />;
}
