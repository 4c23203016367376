import { LandingFrame } from '../../sections/landing-frame';
import { Body, BookingNote, Intro } from './parts.static';

export function Page() {
  return (
    <LandingFrame
      serviceId="ai-integration"
      service="AI Integration"
      number={6}
      body={<Body />}
      note={<BookingNote />}
      intro={<Intro />}
    />
  );
}
