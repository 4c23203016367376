import brand from '../../../../brand.json';
import { Prose } from '../../sections/prose';

export function Page() {
  return (
    <Prose
      title="Terms of use"
      note={
        <p>
          Last changed on <time dateTime="2026-11-21">21 November 2026</time>. Questions:{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      }
    >
      <p>
        These terms cover this website and the client portal. Work that we do for you is covered by
        a separate agreement, which we sign together before it starts; where the two differ, that
        agreement holds.
      </p>
      <h2>Your account</h2>
      <p>
        Use a work e-mail address that you control, keep your password to yourself, and tell us at
        once if you think somebody else has it. You may have an account closed at any time. We may
        suspend an account that is used to harm others or the service, and we say why.
      </p>
      <h2>Requests and prices</h2>
      <p>
        A request in the portal is an enquiry, not an order. It binds neither of us. Prices on this
        site are the starting point of a first engagement and exclude taxes; the price of your work
        is the one in the agreement you sign. We aim to give a first reply within 24 hours.
      </p>
      <h2>What you send us</h2>
      <p>
        What you write in a request stays yours. We use it to answer you and to plan the work. Do
        not send personal data about other people, passwords or regulated records through the
        portal; we will agree a safer way first.
      </p>
      <h2>What we are responsible for</h2>
      <p>
        We keep the portal available and secure with reasonable care, and we put right what goes
        wrong. We do not promise that it is never interrupted. Nothing in these terms limits
        liability that the law does not allow us to limit.
      </p>
      <h2>Law</h2>
      <p>
        The law of England and Wales applies, and its courts decide disputes that we cannot settle
        by talking to each other.
      </p>
    </Prose>
  );
}
