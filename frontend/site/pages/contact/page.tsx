import brand from '../../../../brand.json';
import { Prose } from '../../sections/prose';

export function Page() {
  const { address, hours } = brand;
  return (
    <Prose
      title="Contact"
      note={
        <p>
          By telephone {hours.days}, {hours.opens}–{hours.closes}, UK time.
        </p>
      }
    >
      <p>
        The quickest way to an answer is a request in the portal: it reaches the person who will
        read it, and you hear back within 24 hours. <a href="/get-started">Create an account</a> or{' '}
        <a href="/signin">sign in</a>.
      </p>
      <h2>Write or call</h2>
      <p>
        E-mail: <a href={`mailto:${brand.email}`}>{brand.email}</a>
        <br />
        Telephone: <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
      </p>
      <h2>Visit</h2>
      <p>
        {brand.legalName}
        <br />
        {address.street}, {address.city} {address.postcode}
        <br />
        {address.country}
      </p>
      <h2>Help with the portal</h2>
      <p>
        If a link from one of our mails does not work, ask for a new one on the page it opened, or
        write to us from the address you registered with.
      </p>
    </Prose>
  );
}
