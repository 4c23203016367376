// Generated from openapi/openapi.json by scripts/generate-api.mts. Not edited by hand.

export interface paths {
  '/api/admin-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the signed-in account may open the admin panel
     * @description Whether the signed-in account may open the admin panel.
     */
    get: operations['checkAdmin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All requests, with the admin panel's numbers
     * @description All requests, with the admin panel's numbers.
     */
    get: operations['listAdminRequests'];
    /**
     * Set the status of any request
     * @description Set the status of any request. Unusual moves are allowed and recorded as overrides.
     */
    put: operations['changeAdminRequest'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who did what to what, newest first
     * @description Who did what to what, newest first.
     */
    get: operations['listAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audit/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the chain of hashes is whole
     * @description Whether the chain of hashes is whole: no entry was changed or taken out.
     */
    get: operations['checkAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audit/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The entries that fit, as a CSV file
     * @description The entries that fit, as a CSV file.
     */
    get: operations['exportAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the address that the provider did not vouch for; a confirmation mail follows
     * @description Give the address that the provider did not vouch for; a confirmation mail follows.
     */
    post: operations['giveProviderEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/exchange': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Trade the one-time code from a provider's round trip for a session, in the same browser, within 60 seconds
     * @description Trade the one-time code from a provider's round trip for a session, in the same browser, within 60 seconds.
     */
    post: operations['exchange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/facebook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open Facebook's sign-in
     * @description Open Facebook's sign-in. A navigation, not a call: the browser comes back to /signin.
     */
    get: operations['facebook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/google': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open Google's sign-in
     * @description Open Google's sign-in. A navigation, not a call: the browser comes back to /signin.
     */
    get: operations['google'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Link the provider that was just used to the account that is now signed in
     * @description Link the provider that was just used to the account that is now signed in. Needs a fresh session.
     */
    post: operations['linkProvider'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/link/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to link a provider
     * @description Begin to link a provider: where to send the browser. Needs a fresh session.
     */
    post: operations['startLink'];
    /**
     * Unlink a provider
     * @description Unlink a provider. Needs a fresh session; the last way to sign in cannot be removed.
     */
    delete: operations['unlinkProvider'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/methods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How the signed-in account can sign in, and which providers could be linked to it
     * @description How the signed-in account can sign in, and which providers could be linked to it.
     */
    get: operations['getSignInMethods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which providers one can sign in with here
     * @description Which providers one can sign in with here: only these have a button.
     */
    get: operations['getAvailableProviders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cancel-registration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a sign-up that somebody else made with one's address
     * @description Delete a sign-up that somebody else made with one's address: the mail's "this was not me" link.
     */
    post: operations['cancelRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the password
     * @description Change the password. Ends every other session and answers with a new token for this one.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/check-user-role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the signed-in account may open
     * @description What the signed-in account may open.
     */
    get: operations['checkUserRole'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/complaints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complain, about personal data or anything else
     * @description Complain, about personal data or anything else. Acknowledged by mail at once.
     */
    post: operations['sendComplaint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the site would load from other companies
     * @description What the site would load from other companies. Both empty: there is nothing to agree to.
     */
    get: operations['thirdParties'];
    put?: never;
    /**
     * Keep a choice about other companies' cookies, as evidence
     * @description Keep a choice about other companies' cookies, as evidence. No network address is kept.
     */
    post: operations['recordChoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delegate-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Hand an open request that a team has to the other team
     * @description Hand an open request that a team has to the other team.
     */
    put: operations['reassignRequest'];
    /**
     * Hand a pending request to the manager or support team
     * @description Hand a pending request to the manager or support team. Of two calls at once, one wins.
     */
    post: operations['delegateRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ebooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How often each e-book was downloaded
     * @description How often each e-book was downloaded.
     */
    get: operations['listEbooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count something done on the site
     * @description Count something done on the site. Kept as a sum by day; nothing about the visitor is.
     */
    post: operations['countEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a link to reset the password
     * @description Ask for a link to reset the password. The same answer for every address.
     */
    post: operations['forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/forms/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the contact form
     * @description Send the contact form. Stored first; a mail to us and one to the sender follow.
     */
    post: operations['sendContactForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/forms/lead': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the form of a landing page
     * @description Send the form of a landing page.
     */
    post: operations['sendLeadForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/forms/notify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask to be told
     * @description Ask to be told: about webinars and resources (confirmed by mail), the startup package, a demo.
     */
    post: operations['sendNotifyForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/forms/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A note of when a visitor began to fill in a form
     * @description A note of when a visitor began to fill in a form. Asked for at the first field.
     */
    get: operations['formToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/get-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's own requests, newest first
     * @description The caller's own requests, newest first: up to 100 a page.
     */
    get: operations['getRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/lead': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the MVP form, with where the visitor came from
     * @description Send the MVP form, with where the visitor came from.
     */
    post: operations['sendMvpForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Leads, newest first; all but spam unless a state is asked for
     * @description Leads, newest first; all but spam unless a state is asked for.
     */
    get: operations['listLeads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leads/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One lead, with what staff did with it
     * @description One lead, with what staff did with it.
     */
    get: operations['getLead'];
    /**
     * Move a lead on, or append a note to it
     * @description Move a lead on, or append a note to it.
     */
    put: operations['changeLead'];
    post?: never;
    /**
     * Erase a lead
     * @description Erase a lead.
     */
    delete: operations['eraseLead'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leads/{id}/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a project request of a lead
     * @description Make a project request of a lead. A client without an account is invited by mail.
     */
    post: operations['makeRequestOfLead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leads/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The leads that fit, as a CSV file
     * @description The leads that fit, as a CSV file.
     */
    get: operations['exportLeads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with e-mail and password
     * @description Sign in with e-mail and password. Repeated wrong passwords make the next try wait.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End this session
     * @description End this session.
     */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The requests delegated to the manager team
     * @description The requests delegated to the manager team.
     */
    get: operations['listManagerRequests'];
    /**
     * Move a request of the manager team, or append a manager note to it
     * @description Move a request of the manager team, or append a manager note to it.
     */
    put: operations['changeManagerRequest'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in account
     * @description The signed-in account.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase whoever has this link
     * @description Erase whoever has this link. The evidence of consent stays, under a hash.
     */
    post: operations['eraseOwnData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Everything we know of whoever has this link
     * @description Everything we know of whoever has this link: topics and the evidence of consent.
     */
    post: operations['exportOwnData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Choose what this address gets from us
     * @description Choose what this address gets from us.
     */
    put: operations['changePreferences'];
    /**
     * What this address gets from us
     * @description What this address gets from us. A POST, so that the token stays out of addresses and logs.
     */
    post: operations['readPreferences'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a topic
     * @description Ask for a topic. The answer is the same for every address; a mail with a button follows.
     */
    post: operations['subscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take an unsubscribing back, with the link of the goodbye mail
     * @description Take an unsubscribing back, with the link of the goodbye mail.
     */
    post: operations['undoUnsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the topic that the link is about, or all with the link to the preferences
     * @description End the topic that the link is about, or all with the link to the preferences.
     */
    post: operations['unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm a subscription with the token of the mail
     * @description Confirm a subscription with the token of the mail. Once more says that it is done already.
     */
    post: operations['verifySubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller was told, newest first, and how much of it is unread
     * @description What the caller was told, newest first, and how much of it is unread.
     */
    get: operations['getNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mark one, some or all of them read
     * @description Mark one, some or all of them read.
     */
    put: operations['markRead'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/contacts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the e-mail-marketing provider was told, latest first
     * @description What the e-mail-marketing provider was told, latest first.
     */
    get: operations['listContactSyncs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/contacts/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell the provider again, once what it complained about is put right
     * @description Tell the provider again, once what it complained about is put right.
     */
    post: operations['retryContactSync'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/mail-backlog': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How much waits, how long, and how fast it goes
     * @description How much waits, how long, and how fast it goes.
     */
    get: operations['getMailBacklog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every mail, newest first; recipients masked
     * @description Every mail, newest first; recipients masked.
     */
    get: operations['listMails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/mails/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a mail off its way
     * @description Take a mail off its way.
     */
    post: operations['cancelMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/mails/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Try a mail again at once, from the first try
     * @description Try a mail again at once, from the first try.
     */
    post: operations['retryMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/mails/{id}/reveal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show a recipient in full
     * @description Show a recipient in full. Who looked is kept in the audit log.
     */
    post: operations['revealRecipient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/queue-access': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open the queue dashboard for ten minutes in this browser
     * @description Open the queue dashboard for ten minutes in this browser.
     */
    post: operations['openQueues'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ops/retention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the nightly clean-ups took away, the last thirty of them
     * @description What the nightly clean-ups took away, the last thirty of them.
     */
    get: operations['getRetentionReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Everybody with an account
     * @description Everybody with an account.
     */
    get: operations['listPeople'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One account, how it signs in, and what was done with it
     * @description One account, how it signs in, and what was done with it.
     */
    get: operations['getPerson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/active': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Deactivate an account, or let it sign in again
     * @description Deactivate an account, or let it sign in again.
     */
    put: operations['changeActive'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Give or take staff access
     * @description Give or take staff access. It acts at once; the last admin keeps theirs.
     */
    put: operations['changeRole'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where somebody is signed in
     * @description Where somebody is signed in.
     */
    get: operations['listPersonSessions'];
    put?: never;
    post?: never;
    /**
     * Sign somebody out everywhere
     * @description Sign somebody out everywhere.
     */
    delete: operations['endPersonSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/sessions/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign somebody out on one device
     * @description Sign somebody out on one device.
     */
    delete: operations['endPersonSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite a colleague
     * @description Invite a colleague. A newer invitation voids the link of the older one.
     */
    post: operations['inviteStaff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/raise-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Raise a project request
     * @description Raise a project request. With an `Idempotency-Key`, a retry never makes a second one.
     */
    post: operations['raiseRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reauthenticate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the password once more
     * @description Give the password once more: answers with a new token, fresh enough for risky changes.
     */
    post: operations['reauthenticate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign up
     * @description Sign up. The answer is the same whether or not the address has an account; the mail tells its owner.
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One request with its history
     * @description One request with its history: one's own, or one in the caller's staff scope.
     */
    get: operations['getRequest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say something about a request
     * @description Say something about a request: the client to our team, or staff to the client.
     */
    post: operations['commentOnRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take up one's own request again after it was withdrawn, completed or rejected
     * @description Take up one's own request again after it was withdrawn, completed or rejected.
     */
    post: operations['reopenRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back one's own request, before its review begins
     * @description Take back one's own request, before its review begins.
     */
    post: operations['withdrawRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a new confirmation link; the older one stops working
     * @description Ask for a new confirmation link; the older one stops working. The same answer for every address.
     */
    post: operations['resendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose a new password with the token of a mailed link
     * @description Choose a new password with the token of a mailed link. Ends all sessions.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The services a request can be raised for, with their starting prices
     * @description The services a request can be raised for, with their starting prices.
     */
    get: operations['listServices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where this account is signed in
     * @description Where this account is signed in.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /**
     * Sign out everywhere but here
     * @description Sign out everywhere but here.
     */
    delete: operations['endOtherSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign out on one device
     * @description Sign out on one device.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Subscribers, newest first
     * @description Subscribers, newest first.
     */
    get: operations['listSubscribers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One subscriber with the evidence of consent
     * @description One subscriber with the evidence of consent.
     */
    get: operations['getSubscriber'];
    put?: never;
    post?: never;
    /**
     * Erase a person
     * @description Erase a person. The evidence of consent stays, under a hash.
     */
    delete: operations['eraseSubscriber'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribers/{id}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lift a suppression
     * @description Lift a suppression: the address may subscribe again.
     */
    post: operations['releaseSubscriber'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribers/{id}/suppress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record a complaint
     * @description Record a complaint: this address gets no newsletter mail any more, whoever asks.
     */
    post: operations['suppressSubscriber'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribers/{id}/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End all topics of somebody who wrote or rang
     * @description End all topics of somebody who wrote or rang.
     */
    post: operations['unsubscribeSubscriber'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribers/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The subscribers that fit, as a CSV file
     * @description The subscribers that fit, as a CSV file.
     */
    get: operations['exportSubscribers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/support-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The tickets delegated to the support team
     * @description The tickets delegated to the support team.
     */
    get: operations['listSupportRequests'];
    /**
     * Move a ticket of the support team, or append a support note to it
     * @description Move a ticket of the support team, or append a support note to it.
     */
    put: operations['changeSupportRequest'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/upcoming': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The replies that were promised and are still owed
     * @description The replies that were promised and are still owed: to a client, or by a member of staff.
     */
    get: operations['getUpcoming'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/update-profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Edit one's profile
     * @description Edit one's profile. A new e-mail address takes over once its owner confirms it.
     */
    put: operations['updateProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an address with the token of the mailed link
     * @description Confirm an address with the token of the mailed link. Repeating it does no harm.
     */
    post: operations['verifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccountDto: {
      /** Format: uuid */
      _id: string;
      /** @example Fenwright */
      company: string;
      /** Format: email */
      email: string;
      /** @example Tom */
      firstName: string;
      /** @example Ashworth */
      lastName: string;
      /**
       * Format: date-time
       * @description To the minute; null for somebody who never signed in.
       */
      lastSeenAt: string | null;
      /**
       * Format: date-time
       * @description When the account was made.
       */
      memberSince: string;
      role: components['schemas']['Role'];
      /** @description invited: no password and no provider yet. */
      state: components['schemas']['PersonState'];
      /**
       * @description Send it back with a change, so that two admins cannot overwrite each other.
       * @example 1
       */
      version: number;
    };
    AdminAuthDto: {
      isAdmin: boolean;
    };
    AdminChangeDto: {
      /**
       * @description Whole US dollars, as agreed with the client, who sees it. Missing changes nothing.
       * @example 12000
       */
      agreedPrice?: number;
      /**
       * @description Why, for a move off the usual way. The client sees it.
       * @example The client asked to reopen it.
       */
      reason?: string;
      /**
       * Format: uuid
       * @description Request
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      requestId: string;
      /**
       * @description Status
       * @example in_review
       */
      status: components['schemas']['StaffStatus'];
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    AdminRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
      stats: components['schemas']['AdminStatsDto'];
    };
    AdminStatsDto: {
      completed: number;
      in_review: number;
      pending: number;
      total: number;
    };
    /** @enum {string} */
    AuditAction:
      | 'access.denied'
      | 'account.client-invited'
      | 'account.deactivated'
      | 'account.email-change-undone'
      | 'account.email-changed'
      | 'account.invited'
      | 'account.opened-by-provider'
      | 'account.profile-changed'
      | 'account.reactivated'
      | 'account.registered'
      | 'account.registered-again'
      | 'account.registration-cancelled'
      | 'account.role-given'
      | 'account.verified'
      | 'audit.exported'
      | 'contact.retried'
      | 'lead.erased'
      | 'lead.exported'
      | 'lead.made-a-request'
      | 'lead.moved'
      | 'lead.noted'
      | 'mail.cancelled'
      | 'mail.recipient-revealed'
      | 'mail.retried'
      | 'password.changed'
      | 'password.reset'
      | 'password.reset-asked'
      | 'request.answered'
      | 'request.delegated'
      | 'request.noted'
      | 'request.priced'
      | 'request.raised'
      | 'request.reassigned'
      | 'request.reopened'
      | 'request.replied-to'
      | 'request.status-changed'
      | 'request.withdrawn'
      | 'session.ended'
      | 'session.ended-by-admin'
      | 'session.ended-others'
      | 'sign-in.confirmed'
      | 'sign-in.failed'
      | 'sign-in.password'
      | 'sign-in.provider'
      | 'sign-in-method.added'
      | 'sign-in-method.removed'
      | 'subscriber.erased'
      | 'subscriber.exported'
      | 'subscriber.released'
      | 'subscriber.suppressed'
      | 'subscriber.unsubscribed';
    AuditActorDto: {
      /** Format: uuid */
      id: string;
      /**
       * @description As it is now; null for an account that is gone.
       * @example Priya Raman
       */
      name: string | null;
    };
    AuditCheckDto: {
      /**
       * @description The first entry that does not follow from the one before it.
       * @example null
       */
      brokenAt: string | null;
      /** @example 4711 */
      checked: number;
      /**
       * @description The last hash. Kept elsewhere, it proves later that the end was not cut off.
       * @example 9f86d081884c7d65
       */
      head: string | null;
      /** @description No entry was changed, added between others or taken out from between them. */
      isWhole: boolean;
    };
    AuditDto: {
      entries: components['schemas']['AuditEntryDto'][];
      pagination: components['schemas']['PageDto'];
    };
    AuditEntryDto: {
      /**
       * @description Rises by one or more with each entry.
       * @example 4711
       */
      _id: string;
      /** @example account.role-given */
      action: string;
      /** @description Null where nobody was signed in. */
      actor: components['schemas']['AuditActorDto'] | null;
      after: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      at: string;
      /** @description Ids, statuses and field names; never personal values. */
      before: {
        [key: string]: unknown;
      } | null;
      /**
       * @description The network address it came from; shortened after 30 days.
       * @example 203.0.113.0/24
       */
      ip: string | null;
      object: components['schemas']['AuditObjectDto'] | null;
      /** @description The same as in the answer and in the logs. */
      traceId: string | null;
    };
    /** @enum {string} */
    AuditGroup:
      | 'access'
      | 'account'
      | 'audit'
      | 'contact'
      | 'lead'
      | 'mail'
      | 'password'
      | 'request'
      | 'session'
      | 'sign-in'
      | 'sign-in-method'
      | 'subscriber';
    /** @enum {string} */
    AuditObject:
      | 'contact-sync'
      | 'lead'
      | 'mail'
      | 'permission'
      | 'request'
      | 'session'
      | 'subscriber'
      | 'user';
    AuditObjectDto: {
      id: string | null;
      /**
       * @description What people call it; null where it is gone or has no name.
       * @example REQ-000123
       */
      label: string | null;
      /** @example request */
      type: string;
    };
    AvailableProvidersDto: {
      /** @description Which of them are set up on this server; a sign-in page shows a button for each. */
      providers: components['schemas']['Provider'][];
    };
    /** @enum {string} */
    Budget: 'under-5k' | '5k-15k' | '15k-50k' | '50k-100k' | 'over-100k' | 'discuss';
    CancelRegistrationDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    ChangeActiveDto: {
      /**
       * @description Active
       * @example false
       */
      isActive: boolean;
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    ChangeLeadDto: {
      /**
       * @description Appended; never sent to the visitor.
       * @example Called; wants a proposal by Friday.
       */
      note?: string;
      /**
       * @description State
       * @example contacted
       */
      state?: components['schemas']['LeadState'];
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    ChangePasswordDto: {
      /**
       * Format: password
       * @description Current password
       * @example heron-lantern-quay-42
       */
      currentPassword: string;
      /**
       * Format: password
       * @description New password
       * @example heron-lantern-quay-42
       */
      newPassword: string;
    };
    ChangePreferencesDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
      /**
       * @description What is wanted from now on; an empty list ends everything.
       * @example [
       *       "newsletter"
       *     ]
       */
      topics: components['schemas']['NewsletterTopic'][];
    };
    ChangeRoleDto: {
      /**
       * @description Access
       * @example manager
       */
      role: components['schemas']['Role'];
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    ClientStatsDto: {
      completed: number;
      /** @description Every open status. */
      in_progress: number;
      /**
       * @description Whole US dollars: the agreed prices of the completed requests.
       * @example 12000
       */
      revenue: number;
      total: number;
    };
    CommentDto: {
      /**
       * @description Read by the client and by our team. Internal notes go another way.
       * @example The data sample is in the shared folder now.
       */
      text: string;
    };
    ComplaintFormDto: {
      /**
       * @description Subject
       * @example How you use my personal data
       */
      about: components['schemas']['ComplaintSubject'];
      /**
       * @description Details
       * @example I asked for my data in August and have heard nothing.
       */
      details: string;
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description Full name
       * @example Amira Khan
       */
      fullName?: string;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string;
      /**
       * @description From `GET /api/forms/token`, asked for when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    /**
     * @description Subject
     * @enum {string}
     */
    ComplaintSubject:
      'How you use my personal data' | 'A mail I did not want' | 'Your work or service' | 'Other';
    ConsentEventDto: {
      /** Format: date-time */
      at: string;
      kind: components['schemas']['ConsentEventKind'];
      /**
       * @description Shortened.
       * @example 203.0.113.0/24
       */
      network: string | null;
      /** @example /#footer */
      page: string | null;
      reason: string | null;
      /** @description The words that were shown. */
      text: string | null;
      /** @example 2026-11 */
      textVersion: string | null;
      topic: components['schemas']['NewsletterTopic'] | null;
    };
    /** @enum {string} */
    ConsentEventKind:
      | 'requested'
      | 'confirmed'
      | 'unsubscribed'
      | 'resubscribed'
      | 'expired'
      | 'suppressed'
      | 'released'
      | 'erased';
    /**
     * @description The version of the words shown beside the button; the newest unless told.
     * @enum {string}
     */
    ConsentTextVersion: '2026-11';
    ContactFormDto: {
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description First name
       * @example Amira
       */
      firstName: string;
      /**
       * @description Last name
       * @example Khan
       */
      lastName: string;
      /**
       * @description Message
       * @example Could we talk about forecasting?
       */
      message: string;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string;
      /**
       * @description From `GET /api/forms/token`, asked for when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string;
      /**
       * @description What the link said that led here.
       * @example Discovery call
       */
      topic?: string;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    ContactSyncDto: {
      /** Format: uuid */
      _id: string;
      attempts: number;
      kind: components['schemas']['ContactSyncKind'];
      /** @description What the provider answered, without addresses. */
      lastError: string | null;
      state: components['schemas']['ContactSyncState'];
      /**
       * Format: uuid
       * @description The lead or subscriber it is about.
       */
      subjectId: string;
      /** Format: date-time */
      updatedAt: string;
    };
    /** @enum {string} */
    ContactSyncKind: 'subscriber' | 'lead' | 'erasure';
    ContactSyncsDto: {
      contacts: components['schemas']['ContactSyncDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    ContactSyncState: 'waiting' | 'sending' | 'done' | 'refused' | 'dead';
    /**
     * @description Choice
     * @enum {string}
     */
    CookieChoice: 'accepted' | 'rejected' | 'withdrawn';
    CookieChoiceDto: {
      /**
       * Format: uuid
       * @description A random number that this browser keeps with the choice, and for nothing else.
       * @example 7d5f0b0e-3f0e-4b43-9a3a-2c7e5b8f6a10
       */
      browser: string;
      /**
       * @description Choice
       * @example rejected
       */
      choice: components['schemas']['CookieChoice'];
      /**
       * @description The path of the page.
       * @example /contact
       */
      page: string;
      /**
       * @description Which text was shown.
       * @example 2026-11
       */
      textVersion: components['schemas']['CookieTextVersion'];
    };
    /**
     * @description Which text was shown.
     * @enum {string}
     */
    CookieTextVersion: '2026-11';
    DelegatedDto: {
      delegation: components['schemas']['DelegationDto'];
      /** @example Delegated to the manager team. */
      message: string;
      request: components['schemas']['RequestDto'];
    };
    DelegateDto: {
      /**
       * @description Team
       * @example manager
       */
      assignTo: components['schemas']['Team'];
      /**
       * @description For the team that receives it; the client never sees it.
       * @example Please start with a data audit.
       */
      notes?: string;
      /**
       * Format: uuid
       * @description Request
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      requestId: string;
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    DelegationDto: {
      assignedTo: components['schemas']['Team'];
      /** Format: date-time */
      delegatedAt: string;
      delegatedBy: components['schemas']['PersonDto'] | null;
      /**
       * @description For the team; never shown to the client.
       * @example Please start with a data audit.
       */
      notes: string | null;
    };
    /** @enum {string} */
    Direction: 'asc' | 'desc';
    EbookDownloadsDto: {
      /** @example 2513 */
      downloads: number;
      ebook: components['schemas']['EbookId'];
    };
    /** @enum {string} */
    EbookId: 'ai-transformation' | 'machine-learning' | 'data-analytics';
    EbooksDto: {
      ebooks: components['schemas']['EbookDownloadsDto'][];
    };
    EmailDto: {
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
    };
    ExchangeDto: {
      /**
       * @description The one-time code from the `token` query parameter. Works for 60 seconds.
       * @example Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfGgHhIiJjKkL
       */
      code: string;
    };
    FieldErrorDto: {
      /** @example invalid_email */
      code: string;
      /**
       * @description The body or query field, as the caller wrote it.
       * @example email
       */
      field: string;
      /** @example Please enter a valid email address */
      message: string;
    };
    FormTokenDto: {
      /** @example m8xk2p1c.Zm9ybS10b2tlbg */
      token: string;
    };
    HistoryEntryDto: {
      /** Format: date-time */
      at: string;
      /**
       * @description Who did it, in words the reader understands.
       * @example Priya from our team
       */
      by: string;
      /** @description Staff only: the move was off the usual way. */
      isOverride?: boolean;
      /** @example null */
      reason: string | null;
      status: components['schemas']['RequestStatus'] | null;
      /** @example Moved from Pending to In review */
      text: string;
    };
    InviteStaffDto: {
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description First name
       * @example Niamh
       */
      firstName?: string;
      /**
       * @description Last name
       * @example Doyle
       */
      lastName?: string;
      /**
       * @description Access
       * @example support
       */
      role: components['schemas']['StaffRole'];
    };
    /**
     * @description Preset by the page; AI Consulting unless told.
     * @enum {string}
     */
    LandingService:
      | 'AI Consulting'
      | 'Machine Learning'
      | 'Data Analytics'
      | 'AI Integration'
      | 'Custom Web Applications';
    LeadDetailDto: {
      /** @description What staff did with it, oldest first. */
      events: components['schemas']['LeadEventDto'][];
      lead: components['schemas']['LeadDto'];
    };
    LeadDetailsDto: {
      authority?: boolean;
      budget?: string;
      role?: string;
      /** @description The visitor's own clock. */
      submittedAt?: string;
      timeline?: string;
      topic?: string;
    };
    LeadDto: {
      /** Format: uuid */
      _id: string;
      company: string | null;
      /** Format: date-time */
      createdAt: string;
      details: components['schemas']['LeadDetailsDto'];
      /** Format: email */
      email: string;
      form: components['schemas']['LeadForm'];
      /** @description Empty for those who only left an address. */
      fullName: string;
      jobTitle: string | null;
      message: string;
      /** @example /contact */
      page: string | null;
      phone: string | null;
      /**
       * Format: date-time
       * @description When the promised answer is due; null where none was promised.
       */
      replyDueAt: string | null;
      /**
       * Format: uuid
       * @description The project request it became.
       */
      requestId: string | null;
      service: components['schemas']['LeadService'];
      state: components['schemas']['LeadState'];
      /** @description Where the visitor came from. */
      tracking: {
        [key: string]: string;
      };
      /** @description Why it was set apart as spam by itself. */
      trap: components['schemas']['LeadTrap'] | null;
      /** Format: date-time */
      updatedAt: string;
      version: number;
    };
    LeadEventDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      at: string;
      /**
       * @description Who; null for an account that is gone.
       * @example Ruth Bell
       */
      by: string | null;
      kind: components['schemas']['LeadEventKind'];
      text: string | null;
      toState: components['schemas']['LeadState'] | null;
    };
    /** @enum {string} */
    LeadEventKind: 'note' | 'state' | 'request';
    /** @enum {string} */
    LeadForm: 'contact' | 'service' | 'mvp' | 'notify' | 'complaint';
    LeadFormDto: {
      /**
       * @description Company name
       * @example Northgate Logistics
       */
      company: string;
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description Job title
       * @example Operations director
       */
      jobTitle: string;
      /**
       * @description Message
       * @example Planners rely on spreadsheets, and stock runs out.
       */
      message: string;
      /**
       * @description Full name
       * @example Amira Khan
       */
      name: string;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string;
      /**
       * @description Phone
       * @example +44 1632 960123
       */
      phone?: string;
      /**
       * @description Preset by the page; AI Consulting unless told.
       * @example AI Integration
       */
      service?: components['schemas']['LandingService'];
      /**
       * @description From `GET /api/forms/token`, asked for when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    LeadReceivedDto: {
      /** Format: uuid */
      id: string;
      /** @example Message sent successfully! We'll get back to you soon. */
      message: string;
    };
    LeadsDto: {
      leads: components['schemas']['LeadDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    LeadService:
      | 'AI Consulting'
      | 'Machine Learning'
      | 'Data Analytics'
      | 'AI Integration'
      | 'Custom Web Applications'
      | 'MVP Development'
      | 'General'
      | 'Complaint'
      | 'Webinars'
      | 'Resources'
      | 'Startup AI Package'
      | 'Demo';
    /** @enum {string} */
    LeadState: 'new' | 'contacted' | 'won' | 'lost' | 'spam';
    /**
     * @description Why it was set apart as spam by itself.
     * @enum {string}
     */
    LeadTrap: 'honeypot' | 'too_fast';
    /**
     * @description Why, for those who care to say; may be sent afterwards.
     * @enum {string}
     */
    LeavingReason: 'too_many' | 'not_relevant' | 'never_asked' | 'other';
    LinkDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    LinkStartedDto: {
      /**
       * @description The provider's page: send the browser there. It comes back to /dashboard/profile.
       * @example https://accounts.google.com/o/oauth2/v2/auth?client_id=…
       */
      url: string;
    };
    LoginDto: {
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * Format: password
       * @description Password
       * @example heron-lantern-quay-42
       */
      password: string;
      /**
       * @description Stay signed in for up to 30 days instead of the working day. Ignored for staff.
       * @default false
       * @example false
       */
      remember?: boolean;
    };
    MailBacklogDto: {
      /** @description Contacts the provider refused or that were given up. */
      contactsRefused: number;
      /** @description Given up; they stay until somebody looks. Counted no further than 10,000. */
      dead: number;
      /** @description Whether an e-mail-marketing provider is configured at all. */
      hasProvider: boolean;
      /** @description Seconds; null when nothing waits. */
      oldestUnsentSeconds: number | null;
      queued: number;
      /** @description Jobs in Redis; null while it is away. */
      queueDepth: number | null;
      sending: number;
      sentLastHour: number;
      /** @description Mails sent in the last minute. */
      sentLastMinute: number;
      waiting: number;
    };
    MailChangedDto: {
      mail: components['schemas']['MailDto'];
      /** @example It will be tried again at once. */
      message: string;
    };
    MailDto: {
      /** Format: uuid */
      _id: string;
      /** @example 1 */
      attempts: number;
      canCancel: boolean;
      /** @description What ops may do with it now. */
      canRetry: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @example 421 Try again later */
      lastError: string | null;
      /**
       * Format: date-time
       * @description When it is tried next, while it waits.
       */
      nextAttemptAt: string | null;
      /**
       * @description Masked; null where nobody is to be told any more.
       * @example a***@northgate.example
       */
      recipient: string | null;
      /** Format: date-time */
      sentAt: string | null;
      state: components['schemas']['MailState'];
      template: components['schemas']['MailTemplate'];
      /** @description Quote it to find the log lines of what caused it. */
      traceId: string | null;
    };
    MailsDto: {
      mails: components['schemas']['MailDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    MailState: 'waiting' | 'queued' | 'sending' | 'sent' | 'dead' | 'skipped' | 'cancelled';
    /** @enum {string} */
    MailTemplate:
      | 'confirm-address'
      | 'already-have-account'
      | 'reset-password'
      | 'password-changed'
      | 'staff-invitation'
      | 'role-changed'
      | 'confirm-new-address'
      | 'address-changing'
      | 'sign-in-method-changed'
      | 'request-received'
      | 'new-request'
      | 'request-delegated'
      | 'status-changed'
      | 'request-answered'
      | 'client-replied'
      | 'client-moved-request'
      | 'client-invitation'
      | 'lead-received'
      | 'new-lead'
      | 'complaint-received'
      | 'new-complaint'
      | 'confirm-subscription'
      | 'subscription-welcome'
      | 'subscription-ended'
      | 'new-subscriber';
    MakeRequestDto: {
      /**
       * @description Budget
       * @example 15k-50k
       */
      budget: components['schemas']['Budget'];
      /**
       * @description Description
       * @example Forecast weekly demand for 4,000 parts in three depots.
       */
      description: string;
      /**
       * @description Of the client, where no account with this address exists yet.
       * @example Amira
       */
      firstName?: string;
      /**
       * @description Last name
       * @example Khan
       */
      lastName?: string;
      /**
       * @description Project name
       * @example Demand forecasting for spare parts
       */
      projectName: string;
      /**
       * @description Service type
       * @example machine-learning
       */
      serviceType: components['schemas']['ServiceType'];
      /**
       * @description Timeline
       * @example 2-3-months
       */
      timeline: components['schemas']['Timeline'];
      /**
       * @description Urgency
       * @example medium
       */
      urgency: components['schemas']['Urgency'];
    };
    ManagerChangeDto: {
      /**
       * @description Whole US dollars, as agreed with the client, who sees it. Missing changes nothing.
       * @example 12000
       */
      agreedPrice?: number;
      /**
       * @description Appended as an internal note. Missing or empty changes nothing.
       * @example Called the client; data sample arrives on Monday.
       */
      managerNotes?: string;
      /**
       * @description Why, for a move off the usual way. The client sees it.
       * @example The client asked to reopen it.
       */
      reason?: string;
      /**
       * Format: uuid
       * @description Request
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      requestId: string;
      /**
       * @description Status
       * @example in_review
       */
      status?: components['schemas']['StaffStatus'];
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    ManagerRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
      stats: components['schemas']['ManagerStatsDto'];
    };
    ManagerStatsDto: {
      completed: number;
      in_progress: number;
      /** @description Active people with the role manager. */
      team_members: number;
      total: number;
    };
    MarkReadDto: {
      /**
       * @description All
       * @example true
       */
      all?: boolean;
      /**
       * @description Ids
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      ids?: string[];
    };
    MeDto: {
      user: components['schemas']['UserDto'];
    };
    MessageDto: {
      /** @example Done. */
      message: string;
    };
    /**
     * @description Budget
     * @enum {string}
     */
    MvpBudget: '£5k–£10k' | '£10k–£25k' | 'Over £25k';
    MvpFormDto: {
      /**
       * @description Confirms that the sender decides or may purchase.
       * @example true
       */
      authority: boolean;
      /**
       * @description Budget
       * @example £10k–£25k
       */
      budget: components['schemas']['MvpBudget'];
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company: string;
      /**
       * @description fbclid
       * @example IwAR0abc
       */
      fbclid?: string;
      /**
       * @description Full name
       * @example Amira Khan
       */
      fullName: string;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      honeypot?: string;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string;
      /**
       * @description Phone
       * @example +44 1632 960123
       */
      phone?: string;
      /**
       * @description Project description
       * @example A portal where tenants report repairs and follow them.
       */
      projectDescription: string;
      /**
       * @description Role
       * @example Founder
       */
      role: string;
      /**
       * @description The visitor’s own clock. Kept as a claim; the server’s time counts.
       * @example 2026-11-02T09:30:00.000Z
       */
      submittedAt?: string;
      /**
       * @description Timeline
       * @example 4–6 weeks
       */
      timeline: components['schemas']['MvpTimeline'];
      /**
       * @description From `GET /api/forms/token`, asked for when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string;
      /**
       * @description utm_campaign
       * @example autumn
       */
      utm_campaign?: string;
      /**
       * @description utm_content
       * @example button
       */
      utm_content?: string;
      /**
       * @description utm_medium
       * @example email
       */
      utm_medium?: string;
      /**
       * @description utm_source
       * @example newsletter
       */
      utm_source?: string;
      /**
       * @description utm_term
       * @example mvp
       */
      utm_term?: string;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
      /**
       * Format: email
       * @description Work email
       * @example amira@northgate.example
       */
      workEmail: string;
    };
    /**
     * @description Timeline
     * @enum {string}
     */
    MvpTimeline: 'ASAP' | '4–6 weeks' | '2–3 months';
    MyRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
      stats: components['schemas']['ClientStatsDto'];
    };
    /**
     * @description The newsletter unless told.
     * @enum {string}
     */
    NewsletterTopic: 'newsletter' | 'webinars' | 'resources';
    NewTokenDto: {
      /** Format: date-time */
      expiresAt: string;
      /** @example Your password was changed. */
      message: string;
      /**
       * @description Replaces the token this call was made with.
       * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
       */
      token: string;
    };
    NoteDto: {
      /** Format: uuid */
      _id: string;
      author: components['schemas']['PersonDto'] | null;
      /** Format: date-time */
      createdAt: string;
      team: components['schemas']['Team'];
      /** @example Called the client; data sample arrives on Monday. */
      text: string;
    };
    NotificationDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: string;
      isRead: boolean;
      /** @example “Demand forecast” (REQ-000123) has reached us. */
      message: string;
      /**
       * Format: uuid
       * @description The request it is about, where it is about one.
       */
      requestId: string | null;
      /** @example Request received */
      title: string;
      type: components['schemas']['NotificationType'];
    };
    /** @enum {string} */
    NotificationFilter: 'all' | 'unread';
    NotificationsDto: {
      notifications: components['schemas']['NotificationDto'][];
      pagination: components['schemas']['PageDto'];
      /**
       * @description All that is unread, whatever the filter; counted no further than 1,000.
       * @example 2
       */
      unread: number;
    };
    /** @enum {string} */
    NotificationType: 'success' | 'warning' | 'info';
    NotifyFormDto: {
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string;
      /**
       * @description From `GET /api/forms/token`, asked for when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string;
      /**
       * @description Topic
       * @example webinars
       */
      topic: components['schemas']['NotifyTopic'];
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    /**
     * @description Topic
     * @enum {string}
     */
    NotifyTopic: 'webinars' | 'resources' | 'startup-package' | 'demo';
    OpenInvitationDto: {
      /**
       * Format: date-time
       * @description Past for a link that no longer works.
       */
      expiresAt: string;
      /** Format: date-time */
      sentAt: string;
    };
    OtherRequestDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: string;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /** @example REQ-000123 */
      reference: string;
      status: components['schemas']['RequestStatus'];
    };
    PageDto: {
      /** @example 1 */
      currentPage: number;
      hasNextPage: boolean;
      hasPrevPage: boolean;
      /** @description There are more than `total`. */
      isCapped: boolean;
      /**
       * @description Counted no further than 10,000.
       * @example 57
       */
      total: number;
      /** @example 3 */
      totalPages: number;
    };
    PaginationDto: {
      /** @example 1 */
      currentPage: number;
      hasNextPage: boolean;
      hasPrevPage: boolean;
      /** @description A search is counted no further than 500: it finds more than `totalRequests`. */
      isCapped: boolean;
      /** @example 6 */
      totalPages: number;
      /** @example 57 */
      totalRequests: number;
    };
    /**
     * @description The panels this account may open.
     * @enum {string}
     */
    Panel: 'admin' | 'manager' | 'support';
    PeopleDto: {
      pagination: components['schemas']['PageDto'];
      people: components['schemas']['AccountDto'][];
    };
    PersonChangedDto: {
      /** @example Tom Ashworth has manager access now. */
      message: string;
      person: components['schemas']['AccountDto'];
    };
    PersonDetailDto: {
      /** Format: date-time */
      deactivatedAt: string | null;
      /** @description The last that they did, and that was done to their account. */
      entries: components['schemas']['AuditEntryDto'][];
      hasPassword: boolean;
      /** @description The newest link they were mailed and have not used. */
      invitation: components['schemas']['OpenInvitationDto'] | null;
      /** @description Nobody else could give access back: it cannot be taken. */
      isLastAdmin: boolean;
      person: components['schemas']['AccountDto'];
      /** @example +44 1632 960123 */
      phone: string | null;
      providers: components['schemas']['Provider'][];
      /**
       * @description How many project requests they raised.
       * @example 3
       */
      requests: number;
      /**
       * @description Browsers they are signed in with now.
       * @example 1
       */
      sessions: number;
    };
    PersonDto: {
      /** Format: uuid */
      _id: string;
      /** @example Amira */
      firstName: string;
      /** @example Okafor */
      lastName: string;
    };
    /** @enum {string} */
    PersonSort: 'newest' | 'name' | 'last-seen';
    /** @enum {string} */
    PersonState: 'active' | 'invited' | 'deactivated';
    PreferencesDto: {
      /**
       * @description Masked: the link may have been forwarded.
       * @example a***@northgate.example
       */
      email: string;
      topics: components['schemas']['TopicPreferenceDto'][];
    };
    Problem: {
      /** @example validation_failed */
      code: string;
      /** @description Present with a lost race: the object as it is now. */
      current?: {
        [key: string]: unknown;
      };
      /** @example Please check the marked fields. */
      detail: string;
      /** @description Present with 422: one entry a field. */
      errors?: components['schemas']['FieldErrorDto'][];
      /**
       * @description The path that was called.
       * @example /api/register
       */
      instance: string;
      /**
       * @description The same sentence as `detail`; the screens read this one.
       * @example Please check the marked fields.
       */
      message: string;
      /**
       * @description Present with 429: seconds until the next try is allowed.
       * @example 30
       */
      retryAfter?: number;
      /** @example 422 */
      status: number;
      /** @example Unprocessable Entity */
      title: string;
      /**
       * @description Quote it to support: the server's logs carry it.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      traceId: string;
      /** @example https://fenwright.example/docs/errors#validation-failed */
      type: string;
    };
    ProfileUpdatedDto: {
      /** Format: date-time */
      expiresAt?: string;
      /** @example Profile updated successfully! */
      message: string;
      /**
       * @description Present after an address change was asked for: replaces the token this call was made with.
       * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
       */
      token?: string;
      user: components['schemas']['UserDto'];
    };
    /**
     * @description A provider that can be linked to this account now: `POST /api/auth/link`.
     * @enum {string}
     */
    Provider: 'google' | 'facebook';
    ProviderLinkDto: {
      /** @description Whether it can be used here at all: it is set up on this server. */
      isAvailable: boolean;
      /**
       * Format: date-time
       * @description Null where it is not linked.
       */
      linkedAt: string | null;
      provider: components['schemas']['Provider'];
    };
    QueueAccessDto: {
      /** @example /ops/queues */
      path: string;
    };
    RaiseRequestDto: {
      /**
       * @description Budget
       * @example 15k-50k
       */
      budget: components['schemas']['Budget'];
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company?: string;
      /**
       * Format: email
       * @description Contact email
       * @example amira@northgate.example
       */
      contactEmail: string;
      /**
       * @description Contact phone
       * @example +44 1632 960123
       */
      contactPhone?: string;
      /**
       * @description Current challenges
       * @example Planners rely on spreadsheets.
       */
      currentChallenges?: string;
      /**
       * @description Description
       * @example Forecast weekly demand for 4,000 parts in three depots.
       */
      description: string;
      /**
       * @description Expected outcomes
       * @example Fewer stock-outs within a quarter.
       */
      expectedOutcomes?: string;
      /**
       * @description Industry
       * @example Logistics
       */
      industry?: string;
      /**
       * @description Project name
       * @example Demand forecasting for spare parts
       */
      projectName: string;
      /**
       * @description Service type
       * @example machine-learning
       */
      serviceType: components['schemas']['ServiceType'];
      /**
       * @description Team size
       * @example 10-50
       */
      teamSize?: string;
      /**
       * @description Timeline
       * @example 2-3-months
       */
      timeline: components['schemas']['Timeline'];
      /**
       * @description Urgency
       * @example medium
       */
      urgency: components['schemas']['Urgency'];
    };
    ReauthenticateDto: {
      /**
       * Format: password
       * @description Current password
       * @example heron-lantern-quay-42
       */
      currentPassword: string;
    };
    RecipientDto: {
      /** @example amira@northgate.example */
      recipient: string | null;
    };
    RegisterDto: {
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company: string;
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description First name
       * @example Amira
       */
      firstName: string;
      /**
       * @description Last name
       * @example Okafor
       */
      lastName: string;
      /**
       * Format: password
       * @description Password
       * @example heron-lantern-quay-42
       */
      password: string;
    };
    ReopenDto: {
      /**
       * @description What is still to be done. Our team reads it.
       * @example One depot is missing from the report.
       */
      reason: string;
    };
    RequestAnswerDto: {
      request: components['schemas']['RequestDetailDto'];
    };
    RequestChangedDto: {
      /** @example Request updated. */
      message: string;
      request: components['schemas']['RequestDto'];
    };
    RequestClientDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      clientSince: string;
      /** @example Northgate Logistics */
      company: string;
      /** @example amira@northgate.example */
      email: string;
      /** @example Amira */
      firstName: string;
      /** @example Okafor */
      lastName: string;
      /** @description The newest five of them. */
      otherRequests: components['schemas']['OtherRequestDto'][];
      /**
       * @description How many others the caller may see.
       * @example 3
       */
      otherRequestsTotal: number;
      /** @example +44 1632 960123 */
      phone: string | null;
    };
    RequestCommentDto: {
      /** Format: uuid */
      _id: string;
      /**
       * @description Who wrote it, in words the reader understands.
       * @example Priya from our team
       */
      by: string;
      /** Format: date-time */
      createdAt: string;
      /** @description An answer of ours; otherwise the client wrote it. */
      isFromStaff: boolean;
      /** @example The data sample is in the shared folder now. */
      text: string;
    };
    RequestDetailDto: {
      /**
       * Format: uuid
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      _id: string;
      /**
       * @description Whole US dollars; null until a price was agreed.
       * @example 12000
       */
      agreedPrice: number | null;
      /** @description The team it was handed to. */
      assignedTo: components['schemas']['Team'] | null;
      budget: components['schemas']['Budget'];
      /** @description The caller may hand it to a team, or from one to the other. */
      canDelegate: boolean;
      /** @description The caller raised it, and it is closed. */
      canReopen: boolean;
      /** @description The caller raised it, and its review has not begun. */
      canWithdraw: boolean;
      /** @description Staff only. */
      client?: components['schemas']['RequestClientDto'];
      /** @description What the client and our team said, oldest first. */
      comments: components['schemas']['RequestCommentDto'][];
      /** @example Northgate Logistics */
      company: string | null;
      /** @example amira@northgate.example */
      contactEmail: string;
      /** @example +44 1632 960123 */
      contactPhone: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @example Planners rely on spreadsheets. */
      currentChallenges: string | null;
      /** @description Staff only: how it was handed over. */
      delegation?: components['schemas']['DelegationDto'] | null;
      /** @example Forecast weekly demand for 4,000 parts in three depots. */
      description: string;
      /** @example Fewer stock-outs within a quarter. */
      expectedOutcomes: string | null;
      /** @description Its life so far, oldest first. */
      history: components['schemas']['HistoryEntryDto'][];
      /** @example Logistics */
      industry: string | null;
      /**
       * @description Staff only: the manager team's latest note.
       * @example Scope agreed by phone.
       */
      managerNotes?: string | null;
      /** @description Staff only: all notes the caller may see, oldest first. */
      notes?: components['schemas']['NoteDto'][];
      /**
       * @description Percent.
       * @example 50
       */
      progress: number;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /**
       * @description The number people quote.
       * @example REQ-000123
       */
      reference: string;
      serviceType: components['schemas']['ServiceType'];
      status: components['schemas']['RequestStatus'];
      /**
       * @description Staff only: the support team's latest note.
       * @example Waiting for the data sample.
       */
      supportNotes?: string | null;
      /** @example 10-50 */
      teamSize: string | null;
      timeline: components['schemas']['Timeline'];
      /** Format: date-time */
      updatedAt: string;
      urgency: components['schemas']['Urgency'];
      /** @description The client who raised it. */
      userId: components['schemas']['PersonDto'];
      /**
       * @description Staff only: the statuses it usually moves to next; any other counts as an override.
       * @example [
       *       "in_review"
       *     ]
       */
      usualMoves?: components['schemas']['RequestStatus'][];
      /**
       * @description Send it back with a change; a newer one on the server answers 409.
       * @example 1
       */
      version: number;
      /** @description Staff only: the panel whose call changes it. */
      workedFrom?: components['schemas']['Panel'];
    };
    RequestDto: {
      /**
       * Format: uuid
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      _id: string;
      /**
       * @description Whole US dollars; null until a price was agreed.
       * @example 12000
       */
      agreedPrice: number | null;
      /** @description The team it was handed to. */
      assignedTo: components['schemas']['Team'] | null;
      budget: components['schemas']['Budget'];
      /** @example Northgate Logistics */
      company: string | null;
      /** @example amira@northgate.example */
      contactEmail: string;
      /** @example +44 1632 960123 */
      contactPhone: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @example Planners rely on spreadsheets. */
      currentChallenges: string | null;
      /** @description Staff only: how it was handed over. */
      delegation?: components['schemas']['DelegationDto'] | null;
      /** @example Forecast weekly demand for 4,000 parts in three depots. */
      description: string;
      /** @example Fewer stock-outs within a quarter. */
      expectedOutcomes: string | null;
      /** @example Logistics */
      industry: string | null;
      /**
       * @description Staff only: the manager team's latest note.
       * @example Scope agreed by phone.
       */
      managerNotes?: string | null;
      /** @description Staff only: all notes the caller may see, oldest first. */
      notes?: components['schemas']['NoteDto'][];
      /**
       * @description Percent.
       * @example 50
       */
      progress: number;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /**
       * @description The number people quote.
       * @example REQ-000123
       */
      reference: string;
      serviceType: components['schemas']['ServiceType'];
      status: components['schemas']['RequestStatus'];
      /**
       * @description Staff only: the support team's latest note.
       * @example Waiting for the data sample.
       */
      supportNotes?: string | null;
      /** @example 10-50 */
      teamSize: string | null;
      timeline: components['schemas']['Timeline'];
      /** Format: date-time */
      updatedAt: string;
      urgency: components['schemas']['Urgency'];
      /** @description The client who raised it. */
      userId: components['schemas']['PersonDto'];
      /**
       * @description Staff only: the statuses it usually moves to next; any other counts as an override.
       * @example [
       *       "in_review"
       *     ]
       */
      usualMoves?: components['schemas']['RequestStatus'][];
      /**
       * @description Send it back with a change; a newer one on the server answers 409.
       * @example 1
       */
      version: number;
    };
    RequestMadeDto: {
      /** @description An account was opened for the client, who was invited by mail. */
      isInvited: boolean;
      lead: components['schemas']['LeadDto'];
      /** @example REQ-000123 was made of this lead. */
      message: string;
      /** Format: uuid */
      requestId: string;
    };
    RequestNameDto: {
      /** Format: uuid */
      _id: string;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /** @example REQ-000123 */
      reference: string;
    };
    RequestRaisedDto: {
      /** @example Request submitted successfully! We'll get back to you within 24 hours. */
      message: string;
      request: components['schemas']['RequestDto'];
    };
    /** @enum {string} */
    RequestSort:
      'created' | 'updated' | 'project' | 'client' | 'service' | 'status' | 'budget' | 'urgency';
    /** @enum {string} */
    RequestStatus:
      'pending' | 'assigned' | 'in_review' | 'approved' | 'completed' | 'rejected' | 'withdrawn';
    /** @enum {string} */
    RequestStatusFilter:
      | 'pending'
      | 'assigned'
      | 'in_review'
      | 'approved'
      | 'completed'
      | 'rejected'
      | 'withdrawn'
      | 'all';
    ResetPasswordDto: {
      /**
       * Format: password
       * @description Password
       * @example heron-lantern-quay-42
       */
      password: string;
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    RetentionReportDto: {
      runs: components['schemas']['RetentionRunDto'][];
    };
    RetentionRuleDto: {
      /** @example 14 days */
      kept: string;
      /** @example Subscriptions nobody confirmed */
      label: string;
      rows: number;
      /** @example unconfirmed-subscriptions */
      rule: string;
    };
    RetentionRunDto: {
      /** @example 2026-11-21 */
      day: string;
      /** Format: date-time */
      finishedAt: string | null;
      removed: components['schemas']['RetentionRuleDto'][];
      /** Format: date-time */
      startedAt: string;
    };
    /** @enum {string} */
    Role: 'client' | 'support' | 'manager' | 'admin';
    RoleCheckDto: {
      /**
       * @description The panels this account may open.
       * @example [
       *       "manager"
       *     ]
       */
      dashboardAccess: components['schemas']['Panel'][];
      role: components['schemas']['Role'];
    };
    ServiceDto: {
      available: boolean;
      /** @example USD */
      currency: string;
      /** @example Find where AI pays in your business, and what to leave alone. */
      description: string;
      /**
       * @description The lowest price, in whole units of `currency`.
       * @example 2500
       */
      priceFrom: number;
      serviceType: components['schemas']['ServiceType'];
      /**
       * @description The end of its page's address: /services/{slug}.
       * @example ai-consulting
       */
      slug: string;
      /** @example AI Consulting */
      title: string;
    };
    ServicesDto: {
      services: components['schemas']['ServiceDto'][];
    };
    /** @enum {string} */
    ServiceType:
      | 'ai-consulting'
      | 'data-analytics'
      | 'machine-learning'
      | 'ai-integration'
      | 'custom-app'
      | 'other';
    /** @enum {string} */
    ServiceTypeFilter:
      | 'ai-consulting'
      | 'data-analytics'
      | 'machine-learning'
      | 'ai-integration'
      | 'custom-app'
      | 'other'
      | 'custom-app-development'
      | 'all';
    SessionDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: string;
      /** @description True for the session that asks. */
      current: boolean;
      /**
       * @description Browser and system, as the browser names itself.
       * @example Firefox on Linux
       */
      device: string | null;
      /** Format: date-time */
      expiresAt: string;
      /** @example 203.0.113.7 */
      ip: string | null;
      /** Format: date-time */
      lastSeenAt: string;
    };
    SessionsDto: {
      sessions: components['schemas']['SessionDto'][];
    };
    SignedInDto: {
      /**
       * Format: date-time
       * @description The latest moment this session can last to.
       */
      expiresAt: string;
      /** @description A provider that can be linked to this account now: `POST /api/auth/link`. */
      linkOffer?: components['schemas']['Provider'];
      /** @example Signed in. */
      message: string;
      /**
       * @description Send it as `Authorization: Bearer …`.
       * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
       */
      token: string;
      user: components['schemas']['UserDto'];
    };
    SignInMethodsDto: {
      /** @description False for people who only sign in through a provider. */
      hasPassword: boolean;
      providers: components['schemas']['ProviderLinkDto'][];
    };
    SiteEventDto: {
      /**
       * @description Label
       * @example ai-for-startups
       */
      label: components['schemas']['SiteEventLabel'];
      /**
       * @description Name
       * @example cta_click_book_call
       */
      name: components['schemas']['SiteEventName'];
    };
    /**
     * @description Label
     * @enum {string}
     */
    SiteEventLabel: 'ai-for-startups' | 'ai-transformation' | 'machine-learning' | 'data-analytics';
    /**
     * @description Name
     * @enum {string}
     */
    SiteEventName: 'cta_click_book_call' | 'cta_download_package' | 'ebook_download';
    StaffInvitedDto: {
      /** @description False for somebody who had an account already: they got the access, and a mail that says so. */
      isLinkSent: boolean;
      /** @example Tom Ashworth has manager access now. */
      message: string;
      person: components['schemas']['AccountDto'];
    };
    /**
     * @description Access
     * @enum {string}
     */
    StaffRole: 'support' | 'manager' | 'admin';
    /**
     * @description Status
     * @enum {string}
     */
    StaffStatus: 'pending' | 'assigned' | 'in_review' | 'approved' | 'completed' | 'rejected';
    SubscribedDto: {
      /** @example Successfully subscribed to newsletter! Check your email for confirmation. */
      message: string;
      success: boolean;
    };
    SubscribeDto: {
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company?: string;
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description Full name
       * @example Amira Khan
       */
      fullName?: string;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string;
      /**
       * @description Which of the forms on the page it was.
       * @example footer
       */
      source?: string;
      /**
       * @description The version of the words shown beside the button; the newest unless told.
       * @example 2026-11
       */
      textVersion?: components['schemas']['ConsentTextVersion'];
      /**
       * @description From `GET /api/forms/token`, asked for when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string;
      /**
       * @description The newsletter unless told.
       * @example newsletter
       */
      topic?: components['schemas']['NewsletterTopic'];
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    SubscriberDetailDto: {
      /** @description The evidence of consent, newest first. */
      evidence: components['schemas']['ConsentEventDto'][];
      subscriber: components['schemas']['SubscriberDto'];
    };
    SubscriberDto: {
      /** Format: uuid */
      _id: string;
      company: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: email */
      email: string;
      fullName: string | null;
      state: components['schemas']['SubscriberState'];
      subscriptions: components['schemas']['SubscriptionDto'][];
      /** @description Why it is suppressed. */
      suppressedFor: components['schemas']['SuppressionReason'] | null;
    };
    SubscribersDto: {
      pagination: components['schemas']['PageDto'];
      subscribers: components['schemas']['SubscriberDto'][];
    };
    /** @enum {string} */
    SubscriberState: 'pending' | 'confirmed' | 'unsubscribed' | 'suppressed';
    SubscriptionDto: {
      /** Format: date-time */
      confirmedAt: string | null;
      /** @description The post looked like a program's, so no confirmation mail went out. */
      isHeld: boolean;
      /** Format: date-time */
      requestedAt: string;
      state: components['schemas']['SubscriptionState'];
      topic: components['schemas']['NewsletterTopic'];
      /** Format: date-time */
      unsubscribedAt: string | null;
    };
    /** @enum {string} */
    SubscriptionState: 'pending' | 'confirmed' | 'unsubscribed';
    SupportChangeDto: {
      /**
       * @description Whole US dollars, as agreed with the client, who sees it. Missing changes nothing.
       * @example 12000
       */
      agreedPrice?: number;
      /**
       * @description Why, for a move off the usual way. The client sees it.
       * @example The client asked to reopen it.
       */
      reason?: string;
      /**
       * Format: uuid
       * @description Request
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      requestId: string;
      /**
       * @description Status
       * @example in_review
       */
      status?: components['schemas']['StaffStatus'];
      /**
       * @description Appended as an internal note. Missing or empty changes nothing.
       * @example Called the client; data sample arrives on Monday.
       */
      supportNotes?: string;
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    SupportRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
      stats: components['schemas']['SupportStatsDto'];
    };
    SupportStatsDto: {
      /**
       * @description Mean time from delegation to the first staff action in the last 30 days; "—" without data.
       * @example 2h
       */
      avg_response_time: string;
      open: number;
      resolved: number;
      total: number;
    };
    /**
     * @description Why it is suppressed.
     * @enum {string}
     */
    SuppressionReason: 'bounce' | 'complaint';
    /**
     * @description The team it was handed to.
     * @enum {string}
     */
    Team: 'manager' | 'support';
    ThirdPartiesDto: {
      /** @example G-ABC1234567 */
      analyticsId: string | null;
      /** @example GTM-ABC1234 */
      tagManagerId: string | null;
    };
    /** @enum {string} */
    Timeline: '1-2-weeks' | '1-month' | '2-3-months' | '3-6-months' | 'flexible';
    TopicPreferenceDto: {
      isOn: boolean;
      /** @example Newsletter */
      label: string;
      topic: components['schemas']['NewsletterTopic'];
    };
    TopicsDto: {
      /** @example You are unsubscribed. */
      message: string;
      topics: components['schemas']['NewsletterTopic'][];
    };
    UnreadDto: {
      /** @example 0 */
      unread: number;
    };
    UnsubscribeDto: {
      /**
       * @description Why, for those who care to say; may be sent afterwards.
       * @example too_many
       */
      reason?: components['schemas']['LeavingReason'];
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    UpcomingDto: {
      /** @description What is due first comes first; at most five. */
      upcoming: components['schemas']['UpcomingEntryDto'][];
    };
    UpcomingEntryDto: {
      /** Format: date-time */
      dueAt: string;
      isOverdue: boolean;
      /** @description A first reply that was promised. */
      kind: components['schemas']['UpcomingKind'];
      request: components['schemas']['RequestNameDto'];
    };
    /**
     * @description A first reply that was promised.
     * @enum {string}
     */
    UpcomingKind: 'reply';
    UpdateProfileDto: {
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company: string;
      /**
       * Format: password
       * @description Needed to change the e-mail address in a session older than ten minutes.
       * @example heron-lantern-quay-42
       */
      currentPassword?: string;
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description First name
       * @example Amira
       */
      firstName: string;
      /**
       * @description Last name
       * @example Okafor
       */
      lastName: string;
      /**
       * @description Phone
       * @example +44 1632 960123
       */
      phone?: string | null;
      /**
       * @description The version that was read; a newer one on the server answers 409.
       * @example 1
       */
      version?: number;
    };
    /** @enum {string} */
    Urgency: 'low' | 'medium' | 'high' | 'critical';
    /** @enum {string} */
    UrgencyFilter: 'low' | 'medium' | 'high' | 'critical' | 'all';
    UserDto: {
      /**
       * Format: uuid
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      _id: string;
      /**
       * @description Empty until the profile is completed.
       * @example Northgate Logistics
       */
      company: string;
      /** @example amira@northgate.example */
      email: string;
      emailVerified: boolean;
      /** @example Amira */
      firstName: string;
      /** @example Okafor */
      lastName: string;
      /**
       * Format: date-time
       * @description When the account was made.
       */
      memberSince: string;
      /**
       * @description The new address that waits for its owner's confirmation.
       * @example null
       */
      pendingEmail: string | null;
      /** @example +44 1632 960123 */
      phone: string | null;
      /** @description False while first name, last name, e-mail or company is missing. */
      profileComplete: boolean;
      role: components['schemas']['Role'];
      /**
       * @description Send it back with a change, so that two windows cannot overwrite each other.
       * @example 1
       */
      version: number;
    };
    VerifyEmailDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    VerifySubscriptionDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    WithdrawDto: {
      /**
       * @description Why, if you like to say. Our team reads it.
       * @example We decided to wait a quarter.
       */
      reason?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  checkAdmin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "isAdmin": true
           *     }
           */
          'application/json': components['schemas']['AdminAuthDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listAdminRequests: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Where it is absent, times begin with the newest and everything else with A. */
        order?: components['schemas']['Direction'];
        /** @description Page */
        page?: number;
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service; two letters at the beginning of a word. One character is no filter. */
        search?: string;
        /** @description Service type */
        serviceType?: components['schemas']['ServiceTypeFilter'];
        /** @description The column to sort by; `created` where it is absent. */
        sort?: components['schemas']['RequestSort'];
        /** @description Status */
        status?: components['schemas']['RequestStatusFilter'];
        /** @description Urgency */
        urgency?: components['schemas']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "totalPages": 6,
           *         "totalRequests": 57
           *       },
           *       "requests": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "agreedPrice": 12000,
           *           "assignedTo": "manager",
           *           "budget": "under-5k",
           *           "company": "Northgate Logistics",
           *           "contactEmail": "amira@northgate.example",
           *           "contactPhone": "+44 1632 960123",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "currentChallenges": "Planners rely on spreadsheets.",
           *           "delegation": {
           *             "assignedTo": "manager",
           *             "delegatedAt": "2026-11-02T09:30:00.000Z",
           *             "delegatedBy": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "notes": "Please start with a data audit."
           *           },
           *           "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *           "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *           "industry": "Logistics",
           *           "managerNotes": "Scope agreed by phone.",
           *           "notes": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "author": {
           *                 "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *                 "firstName": "Amira",
           *                 "lastName": "Okafor"
           *               },
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "team": "manager",
           *               "text": "Called the client; data sample arrives on Monday."
           *             }
           *           ],
           *           "progress": 50,
           *           "projectName": "Demand forecasting for spare parts",
           *           "reference": "REQ-000123",
           *           "serviceType": "ai-consulting",
           *           "status": "pending",
           *           "supportNotes": "Waiting for the data sample.",
           *           "teamSize": "10-50",
           *           "timeline": "1-2-weeks",
           *           "updatedAt": "2026-11-02T09:30:00.000Z",
           *           "urgency": "low",
           *           "userId": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "usualMoves": [
           *             "in_review"
           *           ],
           *           "version": 1
           *         }
           *       ],
           *       "stats": {
           *         "completed": 1,
           *         "in_review": 1,
           *         "pending": 1,
           *         "total": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminRequestsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeAdminRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
        /** @description The ETag of the version that was read; another one on the server answers 412. */
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "agreedPrice": 12000,
         *       "reason": "The client asked to reopen it.",
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "status": "in_review",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['AdminChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Request updated.",
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestChangedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The object is not at the version named in `If-Match`. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "precondition_failed",
           *       "detail": "This request is no longer at the version you named in If-Match.",
           *       "instance": "/api/…",
           *       "message": "This request is no longer at the version you named in If-Match.",
           *       "status": 412,
           *       "title": "Precondition Failed",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#precondition-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listAudit: {
    parameters: {
      query?: {
        /** @description Action */
        action?: components['schemas']['AuditAction'];
        /** @description Who did it. */
        actor?: string;
        /** @description The first day, in Europe/London. */
        from?: string;
        /** @description All actions whose name begins with it. */
        group?: components['schemas']['AuditGroup'];
        /** @description Limit */
        limit?: number;
        /** @description Object id */
        objectId?: string;
        /** @description What it was done to. */
        objectType?: components['schemas']['AuditObject'];
        /** @description Page */
        page?: number;
        /** @description The account that did it, or that it was done to. */
        person?: string;
        /** @description The number of a request, the e-mail address of an account, the id of an object or a trace id, in full. */
        search?: string;
        /** @description The last day, in Europe/London. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "entries": [
           *         {
           *           "_id": "4711",
           *           "action": "account.role-given",
           *           "actor": {
           *             "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "name": "Priya Raman"
           *           },
           *           "after": {},
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "before": {},
           *           "ip": "203.0.113.0/24",
           *           "object": {
           *             "id": "Text",
           *             "label": "REQ-000123",
           *             "type": "request"
           *           },
           *           "traceId": "Text"
           *         }
           *       ],
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       }
           *     }
           */
          'application/json': components['schemas']['AuditDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  checkAudit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "brokenAt": null,
           *       "checked": 4711,
           *       "head": "9f86d081884c7d65",
           *       "isWhole": true
           *     }
           */
          'application/json': components['schemas']['AuditCheckDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportAudit: {
    parameters: {
      query?: {
        /** @description Action */
        action?: components['schemas']['AuditAction'];
        /** @description Who did it. */
        actor?: string;
        /** @description The first day, in Europe/London. */
        from?: string;
        /** @description All actions whose name begins with it. */
        group?: components['schemas']['AuditGroup'];
        /** @description Limit */
        limit?: number;
        /** @description Object id */
        objectId?: string;
        /** @description What it was done to. */
        objectType?: components['schemas']['AuditObject'];
        /** @description Page */
        page?: number;
        /** @description The account that did it, or that it was done to. */
        person?: string;
        /** @description The number of a request, the e-mail address of an account, the id of an object or a trace id, in full. */
        search?: string;
        /** @description The last day, in Europe/London. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example Text */
          'text/csv': string;
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  giveProviderEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example"
         *     }
         */
        'application/json': components['schemas']['EmailDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exchange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfGgHhIiJjKkL"
         *     }
         */
        'application/json': components['schemas']['ExchangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "expiresAt": "2026-11-02T09:30:00.000Z",
           *       "linkOffer": "google",
           *       "message": "Signed in.",
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           *       "user": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Northgate Logistics",
           *         "email": "amira@northgate.example",
           *         "emailVerified": true,
           *         "firstName": "Amira",
           *         "lastName": "Okafor",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "pendingEmail": null,
           *         "phone": "+44 1632 960123",
           *         "profileComplete": true,
           *         "role": "client",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SignedInDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  facebook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the provider, or to /signin?error=… */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  google: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the provider, or to /signin?error=… */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  linkProvider: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  startLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Provider */
        provider: components['schemas']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=…"
           *     }
           */
          'application/json': components['schemas']['LinkStartedDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unlinkProvider: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Provider */
        provider: components['schemas']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSignInMethods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "hasPassword": true,
           *       "providers": [
           *         {
           *           "isAvailable": true,
           *           "linkedAt": "2026-11-02T09:30:00.000Z",
           *           "provider": "google"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SignInMethodsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getAvailableProviders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "providers": [
           *         "google"
           *       ]
           *     }
           */
          'application/json': components['schemas']['AvailableProvidersDto'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['CancelRegistrationDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "currentPassword": "heron-lantern-quay-42",
         *       "newPassword": "heron-lantern-quay-42"
         *     }
         */
        'application/json': components['schemas']['ChangePasswordDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "expiresAt": "2026-11-02T09:30:00.000Z",
           *       "message": "Your password was changed.",
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
           *     }
           */
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  checkUserRole: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "dashboardAccess": [
           *         "manager"
           *       ],
           *       "role": "client"
           *     }
           */
          'application/json': components['schemas']['RoleCheckDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendComplaint: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "about": "How you use my personal data",
         *       "details": "I asked for my data in August and have heard nothing.",
         *       "email": "amira@northgate.example",
         *       "fullName": "Amira Khan",
         *       "page": "/contact",
         *       "token": "m8xk2p1c.Zm9ybS10b2tlbg",
         *       "website": ""
         *     }
         */
        'application/json': components['schemas']['ComplaintFormDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "message": "Message sent successfully! We'll get back to you soon."
           *     }
           */
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  thirdParties: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "analyticsId": "G-ABC1234567",
           *       "tagManagerId": "GTM-ABC1234"
           *     }
           */
          'application/json': components['schemas']['ThirdPartiesDto'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  recordChoice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "browser": "7d5f0b0e-3f0e-4b43-9a3a-2c7e5b8f6a10",
         *       "choice": "rejected",
         *       "page": "/contact",
         *       "textVersion": "2026-11"
         *     }
         */
        'application/json': components['schemas']['CookieChoiceDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  reassignRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "assignTo": "manager",
         *       "notes": "Please start with a data audit.",
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DelegateDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "delegation": {
           *         "assignedTo": "manager",
           *         "delegatedAt": "2026-11-02T09:30:00.000Z",
           *         "delegatedBy": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "notes": "Please start with a data audit."
           *       },
           *       "message": "Delegated to the manager team.",
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['DelegatedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  delegateRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "assignTo": "manager",
         *       "notes": "Please start with a data audit.",
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DelegateDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "delegation": {
           *         "assignedTo": "manager",
           *         "delegatedAt": "2026-11-02T09:30:00.000Z",
           *         "delegatedBy": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "notes": "Please start with a data audit."
           *       },
           *       "message": "Delegated to the manager team.",
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['DelegatedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listEbooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ebooks": [
           *         {
           *           "downloads": 2513,
           *           "ebook": "ai-transformation"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['EbooksDto'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  countEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "label": "ai-for-startups",
         *       "name": "cta_click_book_call"
         *     }
         */
        'application/json': components['schemas']['SiteEventDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example"
         *     }
         */
        'application/json': components['schemas']['EmailDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendContactForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example",
         *       "firstName": "Amira",
         *       "lastName": "Khan",
         *       "message": "Could we talk about forecasting?",
         *       "page": "/contact",
         *       "token": "m8xk2p1c.Zm9ybS10b2tlbg",
         *       "topic": "Discovery call",
         *       "website": ""
         *     }
         */
        'application/json': components['schemas']['ContactFormDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "message": "Message sent successfully! We'll get back to you soon."
           *     }
           */
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendLeadForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "company": "Northgate Logistics",
         *       "email": "amira@northgate.example",
         *       "jobTitle": "Operations director",
         *       "message": "Planners rely on spreadsheets, and stock runs out.",
         *       "name": "Amira Khan",
         *       "page": "/contact",
         *       "phone": "+44 1632 960123",
         *       "service": "AI Integration",
         *       "token": "m8xk2p1c.Zm9ybS10b2tlbg",
         *       "website": ""
         *     }
         */
        'application/json': components['schemas']['LeadFormDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "message": "Message sent successfully! We'll get back to you soon."
           *     }
           */
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendNotifyForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example",
         *       "page": "/contact",
         *       "token": "m8xk2p1c.Zm9ybS10b2tlbg",
         *       "topic": "webinars",
         *       "website": ""
         *     }
         */
        'application/json': components['schemas']['NotifyFormDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "message": "Message sent successfully! We'll get back to you soon."
           *     }
           */
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  formToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "m8xk2p1c.Zm9ybS10b2tlbg"
           *     }
           */
          'application/json': components['schemas']['FormTokenDto'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getRequests: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Where it is absent, times begin with the newest and everything else with A. */
        order?: components['schemas']['Direction'];
        /** @description Page */
        page?: number;
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service; two letters at the beginning of a word. One character is no filter. */
        search?: string;
        /** @description Service type */
        serviceType?: components['schemas']['ServiceTypeFilter'];
        /** @description The column to sort by; `created` where it is absent. */
        sort?: components['schemas']['RequestSort'];
        /** @description Status */
        status?: components['schemas']['RequestStatusFilter'];
        /** @description Urgency */
        urgency?: components['schemas']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "totalPages": 6,
           *         "totalRequests": 57
           *       },
           *       "requests": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "agreedPrice": 12000,
           *           "assignedTo": "manager",
           *           "budget": "under-5k",
           *           "company": "Northgate Logistics",
           *           "contactEmail": "amira@northgate.example",
           *           "contactPhone": "+44 1632 960123",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "currentChallenges": "Planners rely on spreadsheets.",
           *           "delegation": {
           *             "assignedTo": "manager",
           *             "delegatedAt": "2026-11-02T09:30:00.000Z",
           *             "delegatedBy": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "notes": "Please start with a data audit."
           *           },
           *           "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *           "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *           "industry": "Logistics",
           *           "managerNotes": "Scope agreed by phone.",
           *           "notes": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "author": {
           *                 "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *                 "firstName": "Amira",
           *                 "lastName": "Okafor"
           *               },
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "team": "manager",
           *               "text": "Called the client; data sample arrives on Monday."
           *             }
           *           ],
           *           "progress": 50,
           *           "projectName": "Demand forecasting for spare parts",
           *           "reference": "REQ-000123",
           *           "serviceType": "ai-consulting",
           *           "status": "pending",
           *           "supportNotes": "Waiting for the data sample.",
           *           "teamSize": "10-50",
           *           "timeline": "1-2-weeks",
           *           "updatedAt": "2026-11-02T09:30:00.000Z",
           *           "urgency": "low",
           *           "userId": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "usualMoves": [
           *             "in_review"
           *           ],
           *           "version": 1
           *         }
           *       ],
           *       "stats": {
           *         "completed": 1,
           *         "in_progress": 1,
           *         "revenue": 12000,
           *         "total": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['MyRequestsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendMvpForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "authority": true,
         *       "budget": "£10k–£25k",
         *       "company": "Northgate Logistics",
         *       "fbclid": "IwAR0abc",
         *       "fullName": "Amira Khan",
         *       "honeypot": "",
         *       "page": "/contact",
         *       "phone": "+44 1632 960123",
         *       "projectDescription": "A portal where tenants report repairs and follow them.",
         *       "role": "Founder",
         *       "submittedAt": "2026-11-02T09:30:00.000Z",
         *       "timeline": "4–6 weeks",
         *       "token": "m8xk2p1c.Zm9ybS10b2tlbg",
         *       "utm_campaign": "autumn",
         *       "utm_content": "button",
         *       "utm_medium": "email",
         *       "utm_source": "newsletter",
         *       "utm_term": "mvp",
         *       "website": "",
         *       "workEmail": "amira@northgate.example"
         *     }
         */
        'application/json': components['schemas']['MvpFormDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "message": "Message sent successfully! We'll get back to you soon."
           *     }
           */
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLeads: {
    parameters: {
      query?: {
        /** @description Form */
        form?: components['schemas']['LeadForm'];
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description Every word must occur. One character is no filter. */
        search?: string;
        /** @description Service */
        service?: components['schemas']['LeadService'];
        /** @description Unless told, all but spam. */
        state?: components['schemas']['LeadState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "leads": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "company": "Text",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "details": {
           *             "authority": true,
           *             "budget": "Text",
           *             "role": "Text",
           *             "submittedAt": "Text",
           *             "timeline": "Text",
           *             "topic": "Text"
           *           },
           *           "email": "amira@northgate.example",
           *           "form": "contact",
           *           "fullName": "Text",
           *           "jobTitle": "Text",
           *           "message": "Text",
           *           "page": "/contact",
           *           "phone": "Text",
           *           "replyDueAt": "2026-11-02T09:30:00.000Z",
           *           "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "service": "AI Consulting",
           *           "state": "new",
           *           "tracking": {},
           *           "trap": "honeypot",
           *           "updatedAt": "2026-11-02T09:30:00.000Z",
           *           "version": 1
           *         }
           *       ],
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       }
           *     }
           */
          'application/json': components['schemas']['LeadsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "events": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "by": "Ruth Bell",
           *           "kind": "note",
           *           "text": "Text",
           *           "toState": "new"
           *         }
           *       ],
           *       "lead": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "details": {
           *           "authority": true,
           *           "budget": "Text",
           *           "role": "Text",
           *           "submittedAt": "Text",
           *           "timeline": "Text",
           *           "topic": "Text"
           *         },
           *         "email": "amira@northgate.example",
           *         "form": "contact",
           *         "fullName": "Text",
           *         "jobTitle": "Text",
           *         "message": "Text",
           *         "page": "/contact",
           *         "phone": "Text",
           *         "replyDueAt": "2026-11-02T09:30:00.000Z",
           *         "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "service": "AI Consulting",
           *         "state": "new",
           *         "tracking": {},
           *         "trap": "honeypot",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['LeadDetailDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeLead: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "Called; wants a proposal by Friday.",
         *       "state": "contacted",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeLeadDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "events": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "by": "Ruth Bell",
           *           "kind": "note",
           *           "text": "Text",
           *           "toState": "new"
           *         }
           *       ],
           *       "lead": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "details": {
           *           "authority": true,
           *           "budget": "Text",
           *           "role": "Text",
           *           "submittedAt": "Text",
           *           "timeline": "Text",
           *           "topic": "Text"
           *         },
           *         "email": "amira@northgate.example",
           *         "form": "contact",
           *         "fullName": "Text",
           *         "jobTitle": "Text",
           *         "message": "Text",
           *         "page": "/contact",
           *         "phone": "Text",
           *         "replyDueAt": "2026-11-02T09:30:00.000Z",
           *         "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "service": "AI Consulting",
           *         "state": "new",
           *         "tracking": {},
           *         "trap": "honeypot",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['LeadDetailDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  eraseLead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  makeRequestOfLead: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "budget": "15k-50k",
         *       "description": "Forecast weekly demand for 4,000 parts in three depots.",
         *       "firstName": "Amira",
         *       "lastName": "Khan",
         *       "projectName": "Demand forecasting for spare parts",
         *       "serviceType": "machine-learning",
         *       "timeline": "2-3-months",
         *       "urgency": "medium"
         *     }
         */
        'application/json': components['schemas']['MakeRequestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "isInvited": true,
           *       "lead": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "details": {
           *           "authority": true,
           *           "budget": "Text",
           *           "role": "Text",
           *           "submittedAt": "Text",
           *           "timeline": "Text",
           *           "topic": "Text"
           *         },
           *         "email": "amira@northgate.example",
           *         "form": "contact",
           *         "fullName": "Text",
           *         "jobTitle": "Text",
           *         "message": "Text",
           *         "page": "/contact",
           *         "phone": "Text",
           *         "replyDueAt": "2026-11-02T09:30:00.000Z",
           *         "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "service": "AI Consulting",
           *         "state": "new",
           *         "tracking": {},
           *         "trap": "honeypot",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "version": 1
           *       },
           *       "message": "REQ-000123 was made of this lead.",
           *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
           *     }
           */
          'application/json': components['schemas']['RequestMadeDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportLeads: {
    parameters: {
      query?: {
        /** @description Form */
        form?: components['schemas']['LeadForm'];
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description Every word must occur. One character is no filter. */
        search?: string;
        /** @description Service */
        service?: components['schemas']['LeadService'];
        /** @description Unless told, all but spam. */
        state?: components['schemas']['LeadState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example Text */
          'text/csv': string;
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example",
         *       "password": "heron-lantern-quay-42",
         *       "remember": false
         *     }
         */
        'application/json': components['schemas']['LoginDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "expiresAt": "2026-11-02T09:30:00.000Z",
           *       "linkOffer": "google",
           *       "message": "Signed in.",
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           *       "user": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Northgate Logistics",
           *         "email": "amira@northgate.example",
           *         "emailVerified": true,
           *         "firstName": "Amira",
           *         "lastName": "Okafor",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "pendingEmail": null,
           *         "phone": "+44 1632 960123",
           *         "profileComplete": true,
           *         "role": "client",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SignedInDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listManagerRequests: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Where it is absent, times begin with the newest and everything else with A. */
        order?: components['schemas']['Direction'];
        /** @description Page */
        page?: number;
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service; two letters at the beginning of a word. One character is no filter. */
        search?: string;
        /** @description Service type */
        serviceType?: components['schemas']['ServiceTypeFilter'];
        /** @description The column to sort by; `created` where it is absent. */
        sort?: components['schemas']['RequestSort'];
        /** @description Status */
        status?: components['schemas']['RequestStatusFilter'];
        /** @description Urgency */
        urgency?: components['schemas']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "totalPages": 6,
           *         "totalRequests": 57
           *       },
           *       "requests": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "agreedPrice": 12000,
           *           "assignedTo": "manager",
           *           "budget": "under-5k",
           *           "company": "Northgate Logistics",
           *           "contactEmail": "amira@northgate.example",
           *           "contactPhone": "+44 1632 960123",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "currentChallenges": "Planners rely on spreadsheets.",
           *           "delegation": {
           *             "assignedTo": "manager",
           *             "delegatedAt": "2026-11-02T09:30:00.000Z",
           *             "delegatedBy": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "notes": "Please start with a data audit."
           *           },
           *           "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *           "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *           "industry": "Logistics",
           *           "managerNotes": "Scope agreed by phone.",
           *           "notes": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "author": {
           *                 "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *                 "firstName": "Amira",
           *                 "lastName": "Okafor"
           *               },
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "team": "manager",
           *               "text": "Called the client; data sample arrives on Monday."
           *             }
           *           ],
           *           "progress": 50,
           *           "projectName": "Demand forecasting for spare parts",
           *           "reference": "REQ-000123",
           *           "serviceType": "ai-consulting",
           *           "status": "pending",
           *           "supportNotes": "Waiting for the data sample.",
           *           "teamSize": "10-50",
           *           "timeline": "1-2-weeks",
           *           "updatedAt": "2026-11-02T09:30:00.000Z",
           *           "urgency": "low",
           *           "userId": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "usualMoves": [
           *             "in_review"
           *           ],
           *           "version": 1
           *         }
           *       ],
           *       "stats": {
           *         "completed": 1,
           *         "in_progress": 1,
           *         "team_members": 1,
           *         "total": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['ManagerRequestsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeManagerRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
        /** @description The ETag of the version that was read; another one on the server answers 412. */
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "agreedPrice": 12000,
         *       "managerNotes": "Called the client; data sample arrives on Monday.",
         *       "reason": "The client asked to reopen it.",
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "status": "in_review",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ManagerChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Request updated.",
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestChangedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The object is not at the version named in `If-Match`. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "precondition_failed",
           *       "detail": "This request is no longer at the version you named in If-Match.",
           *       "instance": "/api/…",
           *       "message": "This request is no longer at the version you named in If-Match.",
           *       "status": 412,
           *       "title": "Precondition Failed",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#precondition-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "user": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Northgate Logistics",
           *         "email": "amira@northgate.example",
           *         "emailVerified": true,
           *         "firstName": "Amira",
           *         "lastName": "Okafor",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "pendingEmail": null,
           *         "phone": "+44 1632 960123",
           *         "profileComplete": true,
           *         "role": "client",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['MeDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  eraseOwnData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['LinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportOwnData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['LinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "evidence": [
           *         {
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "kind": "requested",
           *           "network": "203.0.113.0/24",
           *           "page": "/#footer",
           *           "reason": "Text",
           *           "text": "Text",
           *           "textVersion": "2026-11",
           *           "topic": "newsletter"
           *         }
           *       ],
           *       "subscriber": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "email": "amira@northgate.example",
           *         "fullName": "Text",
           *         "state": "pending",
           *         "subscriptions": [
           *           {
           *             "confirmedAt": "2026-11-02T09:30:00.000Z",
           *             "isHeld": true,
           *             "requestedAt": "2026-11-02T09:30:00.000Z",
           *             "state": "pending",
           *             "topic": "newsletter",
           *             "unsubscribedAt": "2026-11-02T09:30:00.000Z"
           *           }
           *         ],
           *         "suppressedFor": "bounce"
           *       }
           *     }
           */
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changePreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG",
         *       "topics": [
         *         "newsletter"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ChangePreferencesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "email": "a***@northgate.example",
           *       "topics": [
           *         {
           *           "isOn": true,
           *           "label": "Newsletter",
           *           "topic": "newsletter"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PreferencesDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['LinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "email": "a***@northgate.example",
           *       "topics": [
           *         {
           *           "isOn": true,
           *           "label": "Newsletter",
           *           "topic": "newsletter"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PreferencesDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  subscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "company": "Northgate Logistics",
         *       "email": "amira@northgate.example",
         *       "fullName": "Amira Khan",
         *       "page": "/contact",
         *       "source": "footer",
         *       "textVersion": "2026-11",
         *       "token": "m8xk2p1c.Zm9ybS10b2tlbg",
         *       "topic": "newsletter",
         *       "website": ""
         *     }
         */
        'application/json': components['schemas']['SubscribeDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Successfully subscribed to newsletter! Check your email for confirmation.",
           *       "success": true
           *     }
           */
          'application/json': components['schemas']['SubscribedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  undoUnsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['LinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "You are unsubscribed.",
           *       "topics": [
           *         "newsletter"
           *       ]
           *     }
           */
          'application/json': components['schemas']['TopicsDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "too_many",
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['UnsubscribeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "You are unsubscribed.",
           *       "topics": [
           *         "newsletter"
           *       ]
           *     }
           */
          'application/json': components['schemas']['TopicsDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  verifySubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['VerifySubscriptionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getNotifications: {
    parameters: {
      query?: {
        /** @description Filter */
        filter?: components['schemas']['NotificationFilter'];
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "notifications": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "isRead": true,
           *           "message": "“Demand forecast” (REQ-000123) has reached us.",
           *           "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "title": "Request received",
           *           "type": "success"
           *         }
           *       ],
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       },
           *       "unread": 2
           *     }
           */
          'application/json': components['schemas']['NotificationsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  markRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "all": true,
         *       "ids": [
         *         "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MarkReadDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "unread": 0
           *     }
           */
          'application/json': components['schemas']['UnreadDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listContactSyncs: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description State */
        state?: components['schemas']['ContactSyncState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "contacts": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "attempts": 1,
           *           "kind": "subscriber",
           *           "lastError": "Text",
           *           "state": "waiting",
           *           "subjectId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "updatedAt": "2026-11-02T09:30:00.000Z"
           *         }
           *       ],
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       }
           *     }
           */
          'application/json': components['schemas']['ContactSyncsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  retryContactSync: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "attempts": 1,
           *       "kind": "subscriber",
           *       "lastError": "Text",
           *       "state": "waiting",
           *       "subjectId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "updatedAt": "2026-11-02T09:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ContactSyncDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMailBacklog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "contactsRefused": 1,
           *       "dead": 1,
           *       "hasProvider": true,
           *       "oldestUnsentSeconds": 1,
           *       "queueDepth": 1,
           *       "queued": 1,
           *       "sending": 1,
           *       "sentLastHour": 1,
           *       "sentLastMinute": 1,
           *       "waiting": 1
           *     }
           */
          'application/json': components['schemas']['MailBacklogDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listMails: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description State */
        state?: components['schemas']['MailState'];
        /** @description Template */
        template?: components['schemas']['MailTemplate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mails": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "attempts": 1,
           *           "canCancel": true,
           *           "canRetry": true,
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "lastError": "421 Try again later",
           *           "nextAttemptAt": "2026-11-02T09:30:00.000Z",
           *           "recipient": "a***@northgate.example",
           *           "sentAt": "2026-11-02T09:30:00.000Z",
           *           "state": "waiting",
           *           "template": "confirm-address",
           *           "traceId": "Text"
           *         }
           *       ],
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       }
           *     }
           */
          'application/json': components['schemas']['MailsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  cancelMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mail": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "attempts": 1,
           *         "canCancel": true,
           *         "canRetry": true,
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "lastError": "421 Try again later",
           *         "nextAttemptAt": "2026-11-02T09:30:00.000Z",
           *         "recipient": "a***@northgate.example",
           *         "sentAt": "2026-11-02T09:30:00.000Z",
           *         "state": "waiting",
           *         "template": "confirm-address",
           *         "traceId": "Text"
           *       },
           *       "message": "It will be tried again at once."
           *     }
           */
          'application/json': components['schemas']['MailChangedDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  retryMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mail": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "attempts": 1,
           *         "canCancel": true,
           *         "canRetry": true,
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "lastError": "421 Try again later",
           *         "nextAttemptAt": "2026-11-02T09:30:00.000Z",
           *         "recipient": "a***@northgate.example",
           *         "sentAt": "2026-11-02T09:30:00.000Z",
           *         "state": "waiting",
           *         "template": "confirm-address",
           *         "traceId": "Text"
           *       },
           *       "message": "It will be tried again at once."
           *     }
           */
          'application/json': components['schemas']['MailChangedDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  revealRecipient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "recipient": "amira@northgate.example"
           *     }
           */
          'application/json': components['schemas']['RecipientDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  openQueues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "path": "/ops/queues"
           *     }
           */
          'application/json': components['schemas']['QueueAccessDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getRetentionReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "runs": [
           *         {
           *           "day": "2026-11-21",
           *           "finishedAt": "2026-11-02T09:30:00.000Z",
           *           "removed": [
           *             {
           *               "kept": "14 days",
           *               "label": "Subscriptions nobody confirmed",
           *               "rows": 1,
           *               "rule": "unconfirmed-subscriptions"
           *             }
           *           ],
           *           "startedAt": "2026-11-02T09:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RetentionReportDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPeople: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description Role */
        role?: components['schemas']['Role'];
        /** @description Every word must occur. One character is no filter. */
        search?: string;
        /** @description newest (unless told), name, or last-seen: whoever was here last, first. */
        sort?: components['schemas']['PersonSort'];
        /** @description State */
        state?: components['schemas']['PersonState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       },
           *       "people": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "company": "Fenwright",
           *           "email": "amira@northgate.example",
           *           "firstName": "Tom",
           *           "lastName": "Ashworth",
           *           "lastSeenAt": "2026-11-02T09:30:00.000Z",
           *           "memberSince": "2026-11-02T09:30:00.000Z",
           *           "role": "client",
           *           "state": "active",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PeopleDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deactivatedAt": "2026-11-02T09:30:00.000Z",
           *       "entries": [
           *         {
           *           "_id": "4711",
           *           "action": "account.role-given",
           *           "actor": {
           *             "id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "name": "Priya Raman"
           *           },
           *           "after": {},
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "before": {},
           *           "ip": "203.0.113.0/24",
           *           "object": {
           *             "id": "Text",
           *             "label": "REQ-000123",
           *             "type": "request"
           *           },
           *           "traceId": "Text"
           *         }
           *       ],
           *       "hasPassword": true,
           *       "invitation": {
           *         "expiresAt": "2026-11-02T09:30:00.000Z",
           *         "sentAt": "2026-11-02T09:30:00.000Z"
           *       },
           *       "isLastAdmin": true,
           *       "person": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Fenwright",
           *         "email": "amira@northgate.example",
           *         "firstName": "Tom",
           *         "lastName": "Ashworth",
           *         "lastSeenAt": "2026-11-02T09:30:00.000Z",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "role": "client",
           *         "state": "active",
           *         "version": 1
           *       },
           *       "phone": "+44 1632 960123",
           *       "providers": [
           *         "google"
           *       ],
           *       "requests": 3,
           *       "sessions": 1
           *     }
           */
          'application/json': components['schemas']['PersonDetailDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeActive: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isActive": false,
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeActiveDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Tom Ashworth has manager access now.",
           *       "person": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Fenwright",
           *         "email": "amira@northgate.example",
           *         "firstName": "Tom",
           *         "lastName": "Ashworth",
           *         "lastSeenAt": "2026-11-02T09:30:00.000Z",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "role": "client",
           *         "state": "active",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['PersonChangedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "manager",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeRoleDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Tom Ashworth has manager access now.",
           *       "person": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Fenwright",
           *         "email": "amira@northgate.example",
           *         "firstName": "Tom",
           *         "lastName": "Ashworth",
           *         "lastSeenAt": "2026-11-02T09:30:00.000Z",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "role": "client",
           *         "state": "active",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['PersonChangedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPersonSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "sessions": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "current": true,
           *           "device": "Firefox on Linux",
           *           "expiresAt": "2026-11-02T09:30:00.000Z",
           *           "ip": "203.0.113.7",
           *           "lastSeenAt": "2026-11-02T09:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SessionsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  endPersonSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  endPersonSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
        /** @description Session */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  inviteStaff: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example",
         *       "firstName": "Niamh",
         *       "lastName": "Doyle",
         *       "role": "support"
         *     }
         */
        'application/json': components['schemas']['InviteStaffDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "isLinkSent": true,
           *       "message": "Tom Ashworth has manager access now.",
           *       "person": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Fenwright",
           *         "email": "amira@northgate.example",
           *         "firstName": "Tom",
           *         "lastName": "Ashworth",
           *         "lastSeenAt": "2026-11-02T09:30:00.000Z",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "role": "client",
           *         "state": "active",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['StaffInvitedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  raiseRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "budget": "15k-50k",
         *       "company": "Northgate Logistics",
         *       "contactEmail": "amira@northgate.example",
         *       "contactPhone": "+44 1632 960123",
         *       "currentChallenges": "Planners rely on spreadsheets.",
         *       "description": "Forecast weekly demand for 4,000 parts in three depots.",
         *       "expectedOutcomes": "Fewer stock-outs within a quarter.",
         *       "industry": "Logistics",
         *       "projectName": "Demand forecasting for spare parts",
         *       "serviceType": "machine-learning",
         *       "teamSize": "10-50",
         *       "timeline": "2-3-months",
         *       "urgency": "medium"
         *     }
         */
        'application/json': components['schemas']['RaiseRequestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          /** @description Where the new object is. */
          Location?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Request submitted successfully! We'll get back to you within 24 hours.",
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestRaisedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  reauthenticate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "currentPassword": "heron-lantern-quay-42"
         *     }
         */
        'application/json': components['schemas']['ReauthenticateDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "expiresAt": "2026-11-02T09:30:00.000Z",
           *       "message": "Your password was changed.",
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
           *     }
           */
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "company": "Northgate Logistics",
         *       "email": "amira@northgate.example",
         *       "firstName": "Amira",
         *       "lastName": "Okafor",
         *       "password": "heron-lantern-quay-42"
         *     }
         */
        'application/json': components['schemas']['RegisterDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "canDelegate": true,
           *         "canReopen": true,
           *         "canWithdraw": true,
           *         "client": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "clientSince": "2026-11-02T09:30:00.000Z",
           *           "company": "Northgate Logistics",
           *           "email": "amira@northgate.example",
           *           "firstName": "Amira",
           *           "lastName": "Okafor",
           *           "otherRequests": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "projectName": "Demand forecasting for spare parts",
           *               "reference": "REQ-000123",
           *               "status": "pending"
           *             }
           *           ],
           *           "otherRequestsTotal": 3,
           *           "phone": "+44 1632 960123"
           *         },
           *         "comments": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "by": "Priya from our team",
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "isFromStaff": true,
           *             "text": "The data sample is in the shared folder now."
           *           }
           *         ],
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "history": [
           *           {
           *             "at": "2026-11-02T09:30:00.000Z",
           *             "by": "Priya from our team",
           *             "isOverride": true,
           *             "reason": null,
           *             "status": "pending",
           *             "text": "Moved from Pending to In review"
           *           }
           *         ],
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1,
           *         "workedFrom": "admin"
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestAnswerDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  commentOnRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "The data sample is in the shared folder now."
         *     }
         */
        'application/json': components['schemas']['CommentDto'];
      };
    };
    responses: {
      201: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "canDelegate": true,
           *         "canReopen": true,
           *         "canWithdraw": true,
           *         "client": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "clientSince": "2026-11-02T09:30:00.000Z",
           *           "company": "Northgate Logistics",
           *           "email": "amira@northgate.example",
           *           "firstName": "Amira",
           *           "lastName": "Okafor",
           *           "otherRequests": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "projectName": "Demand forecasting for spare parts",
           *               "reference": "REQ-000123",
           *               "status": "pending"
           *             }
           *           ],
           *           "otherRequestsTotal": 3,
           *           "phone": "+44 1632 960123"
           *         },
           *         "comments": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "by": "Priya from our team",
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "isFromStaff": true,
           *             "text": "The data sample is in the shared folder now."
           *           }
           *         ],
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "history": [
           *           {
           *             "at": "2026-11-02T09:30:00.000Z",
           *             "by": "Priya from our team",
           *             "isOverride": true,
           *             "reason": null,
           *             "status": "pending",
           *             "text": "Moved from Pending to In review"
           *           }
           *         ],
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1,
           *         "workedFrom": "admin"
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestAnswerDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  reopenRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "One depot is missing from the report."
         *     }
         */
        'application/json': components['schemas']['ReopenDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "canDelegate": true,
           *         "canReopen": true,
           *         "canWithdraw": true,
           *         "client": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "clientSince": "2026-11-02T09:30:00.000Z",
           *           "company": "Northgate Logistics",
           *           "email": "amira@northgate.example",
           *           "firstName": "Amira",
           *           "lastName": "Okafor",
           *           "otherRequests": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "projectName": "Demand forecasting for spare parts",
           *               "reference": "REQ-000123",
           *               "status": "pending"
           *             }
           *           ],
           *           "otherRequestsTotal": 3,
           *           "phone": "+44 1632 960123"
           *         },
           *         "comments": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "by": "Priya from our team",
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "isFromStaff": true,
           *             "text": "The data sample is in the shared folder now."
           *           }
           *         ],
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "history": [
           *           {
           *             "at": "2026-11-02T09:30:00.000Z",
           *             "by": "Priya from our team",
           *             "isOverride": true,
           *             "reason": null,
           *             "status": "pending",
           *             "text": "Moved from Pending to In review"
           *           }
           *         ],
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1,
           *         "workedFrom": "admin"
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestAnswerDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  withdrawRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "We decided to wait a quarter."
         *     }
         */
        'application/json': components['schemas']['WithdrawDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "canDelegate": true,
           *         "canReopen": true,
           *         "canWithdraw": true,
           *         "client": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "clientSince": "2026-11-02T09:30:00.000Z",
           *           "company": "Northgate Logistics",
           *           "email": "amira@northgate.example",
           *           "firstName": "Amira",
           *           "lastName": "Okafor",
           *           "otherRequests": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "projectName": "Demand forecasting for spare parts",
           *               "reference": "REQ-000123",
           *               "status": "pending"
           *             }
           *           ],
           *           "otherRequestsTotal": 3,
           *           "phone": "+44 1632 960123"
           *         },
           *         "comments": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "by": "Priya from our team",
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "isFromStaff": true,
           *             "text": "The data sample is in the shared folder now."
           *           }
           *         ],
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "history": [
           *           {
           *             "at": "2026-11-02T09:30:00.000Z",
           *             "by": "Priya from our team",
           *             "isOverride": true,
           *             "reason": null,
           *             "status": "pending",
           *             "text": "Moved from Pending to In review"
           *           }
           *         ],
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1,
           *         "workedFrom": "admin"
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestAnswerDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  resendVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example"
         *     }
         */
        'application/json': components['schemas']['EmailDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "heron-lantern-quay-42",
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['ResetPasswordDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listServices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "services": [
           *         {
           *           "available": true,
           *           "currency": "USD",
           *           "description": "Find where AI pays in your business, and what to leave alone.",
           *           "priceFrom": 2500,
           *           "serviceType": "ai-consulting",
           *           "slug": "ai-consulting",
           *           "title": "AI Consulting"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['ServicesDto'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "sessions": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "current": true,
           *           "device": "Firefox on Linux",
           *           "expiresAt": "2026-11-02T09:30:00.000Z",
           *           "ip": "203.0.113.7",
           *           "lastSeenAt": "2026-11-02T09:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SessionsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSubscribers: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description Every word must occur. One character is no filter. */
        search?: string;
        /** @description State */
        state?: components['schemas']['SubscriberState'];
        /** @description Those who asked for it, whatever became of it. */
        topic?: components['schemas']['NewsletterTopic'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "total": 57,
           *         "totalPages": 3
           *       },
           *       "subscribers": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "company": "Text",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "email": "amira@northgate.example",
           *           "fullName": "Text",
           *           "state": "pending",
           *           "subscriptions": [
           *             {
           *               "confirmedAt": "2026-11-02T09:30:00.000Z",
           *               "isHeld": true,
           *               "requestedAt": "2026-11-02T09:30:00.000Z",
           *               "state": "pending",
           *               "topic": "newsletter",
           *               "unsubscribedAt": "2026-11-02T09:30:00.000Z"
           *             }
           *           ],
           *           "suppressedFor": "bounce"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SubscribersDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSubscriber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "evidence": [
           *         {
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "kind": "requested",
           *           "network": "203.0.113.0/24",
           *           "page": "/#footer",
           *           "reason": "Text",
           *           "text": "Text",
           *           "textVersion": "2026-11",
           *           "topic": "newsletter"
           *         }
           *       ],
           *       "subscriber": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "email": "amira@northgate.example",
           *         "fullName": "Text",
           *         "state": "pending",
           *         "subscriptions": [
           *           {
           *             "confirmedAt": "2026-11-02T09:30:00.000Z",
           *             "isHeld": true,
           *             "requestedAt": "2026-11-02T09:30:00.000Z",
           *             "state": "pending",
           *             "topic": "newsletter",
           *             "unsubscribedAt": "2026-11-02T09:30:00.000Z"
           *           }
           *         ],
           *         "suppressedFor": "bounce"
           *       }
           *     }
           */
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  eraseSubscriber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  releaseSubscriber: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "evidence": [
           *         {
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "kind": "requested",
           *           "network": "203.0.113.0/24",
           *           "page": "/#footer",
           *           "reason": "Text",
           *           "text": "Text",
           *           "textVersion": "2026-11",
           *           "topic": "newsletter"
           *         }
           *       ],
           *       "subscriber": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "email": "amira@northgate.example",
           *         "fullName": "Text",
           *         "state": "pending",
           *         "subscriptions": [
           *           {
           *             "confirmedAt": "2026-11-02T09:30:00.000Z",
           *             "isHeld": true,
           *             "requestedAt": "2026-11-02T09:30:00.000Z",
           *             "state": "pending",
           *             "topic": "newsletter",
           *             "unsubscribedAt": "2026-11-02T09:30:00.000Z"
           *           }
           *         ],
           *         "suppressedFor": "bounce"
           *       }
           *     }
           */
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  suppressSubscriber: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "evidence": [
           *         {
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "kind": "requested",
           *           "network": "203.0.113.0/24",
           *           "page": "/#footer",
           *           "reason": "Text",
           *           "text": "Text",
           *           "textVersion": "2026-11",
           *           "topic": "newsletter"
           *         }
           *       ],
           *       "subscriber": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "email": "amira@northgate.example",
           *         "fullName": "Text",
           *         "state": "pending",
           *         "subscriptions": [
           *           {
           *             "confirmedAt": "2026-11-02T09:30:00.000Z",
           *             "isHeld": true,
           *             "requestedAt": "2026-11-02T09:30:00.000Z",
           *             "state": "pending",
           *             "topic": "newsletter",
           *             "unsubscribedAt": "2026-11-02T09:30:00.000Z"
           *           }
           *         ],
           *         "suppressedFor": "bounce"
           *       }
           *     }
           */
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unsubscribeSubscriber: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "evidence": [
           *         {
           *           "at": "2026-11-02T09:30:00.000Z",
           *           "kind": "requested",
           *           "network": "203.0.113.0/24",
           *           "page": "/#footer",
           *           "reason": "Text",
           *           "text": "Text",
           *           "textVersion": "2026-11",
           *           "topic": "newsletter"
           *         }
           *       ],
           *       "subscriber": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Text",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "email": "amira@northgate.example",
           *         "fullName": "Text",
           *         "state": "pending",
           *         "subscriptions": [
           *           {
           *             "confirmedAt": "2026-11-02T09:30:00.000Z",
           *             "isHeld": true,
           *             "requestedAt": "2026-11-02T09:30:00.000Z",
           *             "state": "pending",
           *             "topic": "newsletter",
           *             "unsubscribedAt": "2026-11-02T09:30:00.000Z"
           *           }
           *         ],
           *         "suppressedFor": "bounce"
           *       }
           *     }
           */
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportSubscribers: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Page */
        page?: number;
        /** @description Every word must occur. One character is no filter. */
        search?: string;
        /** @description State */
        state?: components['schemas']['SubscriberState'];
        /** @description Those who asked for it, whatever became of it. */
        topic?: components['schemas']['NewsletterTopic'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example Text */
          'text/csv': string;
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSupportRequests: {
    parameters: {
      query?: {
        /** @description Limit */
        limit?: number;
        /** @description Where it is absent, times begin with the newest and everything else with A. */
        order?: components['schemas']['Direction'];
        /** @description Page */
        page?: number;
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service; two letters at the beginning of a word. One character is no filter. */
        search?: string;
        /** @description Service type */
        serviceType?: components['schemas']['ServiceTypeFilter'];
        /** @description The column to sort by; `created` where it is absent. */
        sort?: components['schemas']['RequestSort'];
        /** @description Status */
        status?: components['schemas']['RequestStatusFilter'];
        /** @description Urgency */
        urgency?: components['schemas']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pagination": {
           *         "currentPage": 1,
           *         "hasNextPage": true,
           *         "hasPrevPage": true,
           *         "isCapped": true,
           *         "totalPages": 6,
           *         "totalRequests": 57
           *       },
           *       "requests": [
           *         {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "agreedPrice": 12000,
           *           "assignedTo": "manager",
           *           "budget": "under-5k",
           *           "company": "Northgate Logistics",
           *           "contactEmail": "amira@northgate.example",
           *           "contactPhone": "+44 1632 960123",
           *           "createdAt": "2026-11-02T09:30:00.000Z",
           *           "currentChallenges": "Planners rely on spreadsheets.",
           *           "delegation": {
           *             "assignedTo": "manager",
           *             "delegatedAt": "2026-11-02T09:30:00.000Z",
           *             "delegatedBy": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "notes": "Please start with a data audit."
           *           },
           *           "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *           "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *           "industry": "Logistics",
           *           "managerNotes": "Scope agreed by phone.",
           *           "notes": [
           *             {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "author": {
           *                 "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *                 "firstName": "Amira",
           *                 "lastName": "Okafor"
           *               },
           *               "createdAt": "2026-11-02T09:30:00.000Z",
           *               "team": "manager",
           *               "text": "Called the client; data sample arrives on Monday."
           *             }
           *           ],
           *           "progress": 50,
           *           "projectName": "Demand forecasting for spare parts",
           *           "reference": "REQ-000123",
           *           "serviceType": "ai-consulting",
           *           "status": "pending",
           *           "supportNotes": "Waiting for the data sample.",
           *           "teamSize": "10-50",
           *           "timeline": "1-2-weeks",
           *           "updatedAt": "2026-11-02T09:30:00.000Z",
           *           "urgency": "low",
           *           "userId": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "usualMoves": [
           *             "in_review"
           *           ],
           *           "version": 1
           *         }
           *       ],
           *       "stats": {
           *         "avg_response_time": "2h",
           *         "open": 1,
           *         "resolved": 1,
           *         "total": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SupportRequestsDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeSupportRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
        /** @description The ETag of the version that was read; another one on the server answers 412. */
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "agreedPrice": 12000,
         *       "reason": "The client asked to reopen it.",
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "status": "in_review",
         *       "supportNotes": "Called the client; data sample arrives on Monday.",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['SupportChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          /** @description The version, for `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Request updated.",
           *       "request": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "agreedPrice": 12000,
           *         "assignedTo": "manager",
           *         "budget": "under-5k",
           *         "company": "Northgate Logistics",
           *         "contactEmail": "amira@northgate.example",
           *         "contactPhone": "+44 1632 960123",
           *         "createdAt": "2026-11-02T09:30:00.000Z",
           *         "currentChallenges": "Planners rely on spreadsheets.",
           *         "delegation": {
           *           "assignedTo": "manager",
           *           "delegatedAt": "2026-11-02T09:30:00.000Z",
           *           "delegatedBy": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "firstName": "Amira",
           *             "lastName": "Okafor"
           *           },
           *           "notes": "Please start with a data audit."
           *         },
           *         "description": "Forecast weekly demand for 4,000 parts in three depots.",
           *         "expectedOutcomes": "Fewer stock-outs within a quarter.",
           *         "industry": "Logistics",
           *         "managerNotes": "Scope agreed by phone.",
           *         "notes": [
           *           {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "author": {
           *               "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *               "firstName": "Amira",
           *               "lastName": "Okafor"
           *             },
           *             "createdAt": "2026-11-02T09:30:00.000Z",
           *             "team": "manager",
           *             "text": "Called the client; data sample arrives on Monday."
           *           }
           *         ],
           *         "progress": 50,
           *         "projectName": "Demand forecasting for spare parts",
           *         "reference": "REQ-000123",
           *         "serviceType": "ai-consulting",
           *         "status": "pending",
           *         "supportNotes": "Waiting for the data sample.",
           *         "teamSize": "10-50",
           *         "timeline": "1-2-weeks",
           *         "updatedAt": "2026-11-02T09:30:00.000Z",
           *         "urgency": "low",
           *         "userId": {
           *           "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *           "firstName": "Amira",
           *           "lastName": "Okafor"
           *         },
           *         "usualMoves": [
           *           "in_review"
           *         ],
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['RequestChangedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description It does not exist, or is outside what the caller may see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_found",
           *       "detail": "There is nothing at this address.",
           *       "instance": "/api/…",
           *       "message": "There is nothing at this address.",
           *       "status": 404,
           *       "title": "Not Found",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-found"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The object is not at the version named in `If-Match`. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "precondition_failed",
           *       "detail": "This request is no longer at the version you named in If-Match.",
           *       "instance": "/api/…",
           *       "message": "This request is no longer at the version you named in If-Match.",
           *       "status": 412,
           *       "title": "Precondition Failed",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#precondition-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getUpcoming: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "upcoming": [
           *         {
           *           "dueAt": "2026-11-02T09:30:00.000Z",
           *           "isOverdue": true,
           *           "kind": "reply",
           *           "request": {
           *             "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *             "projectName": "Demand forecasting for spare parts",
           *             "reference": "REQ-000123"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['UpcomingDto'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the first answer again for 24 hours. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "company": "Northgate Logistics",
         *       "currentPassword": "heron-lantern-quay-42",
         *       "email": "amira@northgate.example",
         *       "firstName": "Amira",
         *       "lastName": "Okafor",
         *       "phone": "+44 1632 960123",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['UpdateProfileDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "expiresAt": "2026-11-02T09:30:00.000Z",
           *       "message": "Profile updated successfully!",
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           *       "user": {
           *         "_id": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *         "company": "Northgate Logistics",
           *         "email": "amira@northgate.example",
           *         "emailVerified": true,
           *         "firstName": "Amira",
           *         "lastName": "Okafor",
           *         "memberSince": "2026-11-02T09:30:00.000Z",
           *         "pendingEmail": null,
           *         "phone": "+44 1632 960123",
           *         "profileComplete": true,
           *         "role": "client",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['ProfileUpdatedDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Nobody is signed in, or the session has ended. */
      401: {
        headers: {
          /** @description Always `Bearer`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unauthenticated",
           *       "detail": "Please sign in.",
           *       "instance": "/api/…",
           *       "message": "Please sign in.",
           *       "status": 401,
           *       "title": "Unauthorized",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unauthenticated"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "forbidden",
           *       "detail": "You do not have access to this.",
           *       "instance": "/api/…",
           *       "message": "You do not have access to this.",
           *       "status": 403,
           *       "title": "Forbidden",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#forbidden"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Somebody else was faster; `current` shows the object as it is now. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "version_conflict",
           *       "detail": "A colleague changed this request in the meantime.",
           *       "instance": "/api/…",
           *       "message": "A colleague changed this request in the meantime.",
           *       "status": 409,
           *       "title": "Conflict",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#version-conflict"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  verifyEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['VerifyEmailDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Done."
           *     }
           */
          'application/json': components['schemas']['MessageDto'];
        };
      };
      /** @description The request cannot be read, or the link in it is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "malformed_json",
           *       "detail": "The request body is not valid JSON.",
           *       "instance": "/api/…",
           *       "message": "The request body is not valid JSON.",
           *       "status": 400,
           *       "title": "Bad Request",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#malformed-json"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The caller does not accept JSON. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "not_acceptable",
           *       "detail": "This API answers application/json.",
           *       "instance": "/api/…",
           *       "message": "This API answers application/json.",
           *       "status": 406,
           *       "title": "Not Acceptable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#not-acceptable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The link has expired or was replaced by a newer one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "token_expired",
           *       "detail": "This link has expired. Please ask for a new one.",
           *       "instance": "/api/…",
           *       "message": "This link has expired. Please ask for a new one.",
           *       "status": 410,
           *       "title": "Gone",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#token-expired"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "payload_too_large",
           *       "detail": "The request body is larger than 64 KiB.",
           *       "instance": "/api/…",
           *       "message": "The request body is larger than 64 KiB.",
           *       "status": 413,
           *       "title": "Payload Too Large",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#payload-too-large"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The body is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unsupported_media_type",
           *       "detail": "Send the body as application/json.",
           *       "instance": "/api/…",
           *       "message": "Send the body as application/json.",
           *       "status": 415,
           *       "title": "Unsupported Media Type",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unsupported-media-type"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description A field is missing or wrong; `errors` names each one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "validation_failed",
           *       "detail": "Please check the marked fields.",
           *       "errors": [
           *         {
           *           "code": "required",
           *           "field": "email",
           *           "message": "Email is required"
           *         }
           *       ],
           *       "instance": "/api/…",
           *       "message": "Please check the marked fields.",
           *       "status": 422,
           *       "title": "Unprocessable Entity",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#validation-failed"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls; `Retry-After` says when to try again. */
      429: {
        headers: {
          /** @description What is left of the limit, and seconds until it is whole again. */
          RateLimit?: string;
          /** @description The limit: calls and seconds. */
          'RateLimit-Policy'?: string;
          /** @description Seconds until the next try is allowed. */
          'Retry-After'?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "quota_exceeded",
           *       "detail": "Too many tries. Please wait a moment and try again.",
           *       "instance": "/api/…",
           *       "message": "Too many tries. Please wait a moment and try again.",
           *       "retryAfter": 30,
           *       "status": 429,
           *       "title": "Too Many Requests",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#quota-exceeded"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Our fault. Quote `traceId` to support. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "internal_error",
           *       "detail": "Something went wrong on our side. Please try again.",
           *       "instance": "/api/…",
           *       "message": "Something went wrong on our side. Please try again.",
           *       "status": 500,
           *       "title": "Internal Server Error",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#internal-error"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Unavailable for a moment; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "unavailable",
           *       "detail": "The service is unavailable for a moment. Please try again.",
           *       "instance": "/api/…",
           *       "message": "The service is unavailable for a moment. Please try again.",
           *       "status": 503,
           *       "title": "Service Unavailable",
           *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
           *       "type": "https://fenwright.example/docs/errors#unavailable"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
