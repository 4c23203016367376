import brand from '../../../brand.json';
import { after, defineMail } from '../../mail/mail.public';
import { timeInWords } from '../../time/words';
import { usableZone } from '../../time/zones';
import { MAX_OPEN_CALLS } from './calls.errors';
import { callNotBooked } from './calls.events';
import { LINK } from './read-calls';

/** By mail, because the form's answer must not reveal other bookings of the address. */
defineMail<{ leadId: string }>('call-not-booked', {
  label: 'A call that is not booked, to the visitor',
  when: [after(callNotBooked, ({ subjectId }) => ({ leadId: subjectId! }))],
  compose: async ({ db, links }, { leadId }) => {
    const [{ email, calls } = { email: null, calls: [] }] = await db.query<Refused[]>(REFUSED, [
      leadId,
    ]);
    if (!email) return null;
    return {
      to: email,
      isUnproven: true,
      subject: 'Your call was not booked',
      preview: 'You already have calls with us.',
      greeting: 'Hello,',
      paragraphs: [
        `We could not book this call, because this address already has ${MAX_OPEN_CALLS} calls, or one at the same time.`,
        `You can move or cancel one of them below, or ring us on ${brand.phone}.`,
      ],
      notes: calls.map(({ id, title, start, zone }) => ({
        text: `${title}, ${timeInWords(new Date(start), usableZone(zone))}`,
        url: links.ofRow('/call', LINK, id),
      })),
      reason: `You get this because this address was entered on ${brand.name}'s site to book a call.`,
    };
  },
});

type Refused = {
  email: string | null;
  calls: { id: string; title: string; start: string; zone: string }[];
};

const REFUSED = `
  SELECT CASE WHEN l.state <> 'spam' THEN l.email END AS email, coalesce((
    SELECT json_agg(json_build_object('id', c.id, 'title', t.title, 'start', c.starts_at,
      'zone', c.zone) ORDER BY c.starts_at)
    FROM leads own JOIN calls c ON c.lead_id = own.id JOIN call_types t ON t.id = c.type_id
    WHERE own.email = l.email AND c.state = 'booked' AND c.starts_at > now()), '[]') AS calls
  FROM leads l WHERE l.id = $1`;
