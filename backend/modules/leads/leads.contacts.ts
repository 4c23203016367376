import {
  defineContact,
  nameAttributes,
  present,
  syncContactAfter,
  type ProviderContact,
  hasConfirmed,
} from '../newsletter/newsletter.public';
import { Lead } from './lead.entity';
import { leadMoved, leadReceived } from './leads.events';

syncContactAfter('lead', [leadReceived], ({ form, isSpam }) => !isSpam && form !== 'complaint');
syncContactAfter(
  'lead',
  [leadMoved],
  ({ form, before }) => before.state === 'spam' && form !== 'complaint',
);

defineContact('lead', {
  async compose(db, id, lists) {
    const lead = await db.findOneBy(Lead, { id });
    if (!lead || lead.state === 'spam') return null;
    const contact: ProviderContact = {
      email: lead.email,
      // Anyone can type any address into a form, so it must not overwrite a confirmed contact.
      attributes: (await hasConfirmed(db, lead.email)) ? {} : attributesOf(lead),
      listIds: lists.leads,
      updateEnabled: true,
    };
    return lists.leads.length > 0 ? { contact, leaves: [] } : null;
  },
});

const attributesOf = (lead: Lead): Record<string, string> => ({
  ...nameAttributes(lead.fullName),
  ...present({
    COMPANY: lead.company,
    PHONE: lead.phone,
    JOB_TITLE: lead.jobTitle,
    MESSAGE: lead.message,
    SERVICE: lead.service,
  }),
});
