import brand from '../../../../brand.json';
import { Prose } from '../../sections/prose';

export function Page() {
  return (
    <Prose
      title="Privacy notice"
      note={
        <p>
          Last changed on <time dateTime="2026-11-21">21 November 2026</time>. {brand.legalName} is
          the controller: <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      }
    >
      <p>
        This notice says what we keep about you when you read this site or use the client portal,
        and what you can ask us to do with it.
      </p>
      <h2>What we keep, and why</h2>
      <ul>
        <li>
          Your account: name, work e-mail address, company and, if you give it, a telephone number.
          We need it to let you in and to answer you.
        </li>
        <li>
          Your requests: what you write in them, and each change of their status with its date. They
          are the record of what we agreed.
        </li>
        <li>
          Security records: sign-ins, password changes and the network address they came from. They
          protect your account and ours.
        </li>
      </ul>
      <h2>What we do not do</h2>
      <p>
        We do not sell personal data, train models on your requests, or load advertising or tracking
        scripts from other companies on this site.
      </p>
      <h2>In your browser</h2>
      <p>
        The portal keeps a sign-in token and the draft of an unfinished request in your browser.
        Signing out removes the token. If you do not tick “Remember me”, the token goes when you
        close the browser.
      </p>
      <h2>Who sees it</h2>
      <p>
        Our own staff, as far as their work needs it, and the companies that host our servers and
        deliver our mail, under contract. If you sign in with Google or Facebook, they learn that
        you did.
      </p>
      <h2>How long</h2>
      <p>
        Accounts and requests for as long as you are a client and six years after; security records
        for two years; an unconfirmed registration for no longer than its link is valid.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask for a copy of your data, have it corrected or erased, object to how we use it,
        or take it elsewhere. Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>; we
        answer within one month. If our answer does not satisfy you, you can complain to the
        Information Commissioner’s Office.
      </p>
    </Prose>
  );
}
