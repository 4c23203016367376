import { LandingFrame } from '../../sections/landing-frame';
import { Body, BookingNote, Intro } from './parts.static';

export function Page() {
  return (
    <LandingFrame
      serviceId="ai-consulting"
      service="AI Consulting"
      number={9}
      body={<Body />}
      note={<BookingNote />}
      intro={<Intro />}
    />
  );
}
