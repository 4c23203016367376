import { Body } from './body.static';

export function Page() {
  return <Body />;
}
