import { LandingFrame } from '../../sections/landing-frame';
import { Body, BookingNote, Intro } from './parts.static';

export function Page() {
  return (
    <LandingFrame
      serviceId="custom-app-development"
      service="Custom Web Applications"
      number={7}
      body={<Body />}
      note={<BookingNote />}
      intro={<Intro />}
    />
  );
}
