import { LandingFrame } from '../../sections/landing-frame';
import { Body, BookingNote, Intro } from './parts.static';

export function Page() {
  return (
    <LandingFrame
      serviceId="machine-learning"
      service="Machine Learning"
      body={<Body />}
      note={<BookingNote />}
      intro={<Intro />}
    />
  );
}
