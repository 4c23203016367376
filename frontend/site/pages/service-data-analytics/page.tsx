import { LandingFrame } from '../../sections/landing-frame';
import { Body, BookingNote, Intro } from './parts.static';

export function Page() {
  return (
    <LandingFrame
      serviceId="data-analytics"
      service="Data Analytics"
      body={<Body />}
      note={<BookingNote />}
      intro={<Intro />}
    />
  );
}
