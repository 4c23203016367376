// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Day, Instant } from '../../lib/dates';

export interface paths {
  '/api/absences': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List current and future absences, with deputies
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getAbsences'];
    /**
     * Enter days away
     * @description Enter days away. The deputy is notified of replies during the absence.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    post: operations['enterAbsence'];
  };
  '/api/absences/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Remove an absence
     * @description Remove an absence. Staff can remove their own, admins anyone's.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    delete: operations['removeAbsence'];
  };
  '/api/account-statement': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A client's statement of account
     * @description A client's statement of account: invoices, credit notes and payments with the balance after each.
     *
     *     For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['getAccountStatement'];
  };
  '/api/account-statement/file': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The statement of account as PDF or CSV
     * @description For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['downloadAccountStatement'];
  };
  '/api/accounts/files': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A file of a month for the accountant
     * @description A file of a month for the accountant. Until all PDFs are made, the ZIP of them is a 409.
     *
     *     For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getAccountFile'];
  };
  '/api/accounts/vat': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * VAT by rate and category, by the tax points of a year
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getVatSums'];
  };
  '/api/admin-auth': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Whether the signed-in account may open the admin panel
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['checkAdminAccess'];
  };
  '/api/admin-requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * All requests, with the admin panel's numbers
     * @description For admins. An API token needs the scope `requests:read`.
     */
    get: operations['listAdminRequests'];
    /**
     * Set the status of any request
     * @description Set the status of any request. Unusual moves are allowed and recorded as overrides.
     *
     *     For admins. An API token needs the scope `requests:write`.
     */
    put: operations['changeAdminRequest'];
  };
  '/api/admin/privacy': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Data requests, newest first
     * @description For admins. API tokens cannot call it.
     */
    get: operations['listDataRequests'];
    /**
     * Raise a data request for a client, lead or subscriber who asked by other means
     * @description For admins. API tokens cannot call it.
     */
    post: operations['raiseDataRequest'];
  };
  '/api/admin/privacy/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Cancel a pending data request
     * @description For admins. API tokens cannot call it.
     */
    delete: operations['cancelDataRequest'];
  };
  '/api/admin/privacy/{id}/file': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Download the export of a person who cannot sign in to do so
     * @description For admins. API tokens cannot call it.
     */
    get: operations['downloadDataRequest'];
  };
  '/api/admin/privacy/{id}/run': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Carry out a data request now, regardless of its date
     * @description For admins. API tokens cannot call it.
     */
    post: operations['runDataRequest'];
  };
  '/api/admin/quarantined-files': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Files that the virus scanner rejected or could not scan, newest first
     * @description Files that the virus scanner rejected or could not scan, newest first. They cannot be downloaded.
     *
     *     For admins. An API token needs the scope `files:read`.
     */
    get: operations['getQuarantinedFiles'];
  };
  '/api/admin/quarantined-files/{id}/rescan': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Scan a file again, for example after a false positive
     * @description For admins. An API token needs the scope `files:write`.
     */
    post: operations['rescanFile'];
  };
  '/api/admin/set-up': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the steps of the set-up, with the missing part of each
     * @description For admins. API tokens cannot call it.
     */
    get: operations['getSetUp'];
  };
  '/api/admin/set-up/confirmations': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Confirm that the working hours are right, or that the test mail has arrived
     * @description For admins. API tokens cannot call it.
     */
    post: operations['confirmSetUp'];
  };
  '/api/admin/set-up/test-mail': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send a test mail to the caller
     * @description Send a test mail to the caller. If inbound mail is set up, an answer to it is recognised.
     *
     *     For admins. API tokens cannot call it.
     */
    post: operations['sendTestMail'];
  };
  '/api/admin/tokens': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * All active API tokens, newest first
     * @description For admins. API tokens cannot call it.
     */
    get: operations['listApiTokens'];
  };
  '/api/admin/tokens/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Revoke anyone's API token, effective at once
     * @description For admins. API tokens cannot call it.
     */
    delete: operations['revokeAnyApiToken'];
  };
  '/api/attachments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Upload a file, to be attached by its id to a request, a message or a note
     * @description Upload a file, to be attached by its id to a request, a message or a note. At most 25 MiB, of the kinds that
     *     `FileMediaType` lists, as detected from its content. Until attached, only the caller sees it; unattached files are
     *     deleted after 24 hours, with at most ten at a time. A client may have 500 MiB of files.
     *
     *     For clients and staff. An API token needs the scope `files:write`.
     */
    post: operations['uploadFile'];
  };
  '/api/attachments/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Download a file of a request that the caller sees, or one of the caller's files that is not attached yet
     * @description For clients and staff. An API token needs the scope `files:read`.
     */
    get: operations['downloadFile'];
    /**
     * Remove a file
     * @description Remove a file. Its uploader may until it is attached and within fifteen minutes of the upload; an admin always.
     *
     *     For clients and staff. An API token needs the scope `files:write`.
     */
    delete: operations['removeFile'];
  };
  '/api/audit': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List audit entries, newest first
     * @description For admins. An API token needs the scope `audit:read`.
     */
    get: operations['listAudit'];
  };
  '/api/audit/check': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Check that the chain of hashes is intact
     * @description Check that the chain of hashes is intact. No entry may have been changed or removed.
     *
     *     For admins. An API token needs the scope `audit:read`.
     */
    get: operations['checkAudit'];
  };
  '/api/audit/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the matching entries as a CSV file
     * @description For admins. An API token needs the scope `audit:read`.
     */
    get: operations['exportAudit'];
  };
  '/api/auth/email': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Enter the e-mail address that the provider has not verified; a confirmation mail follows
     * @description Open to everybody.
     */
    post: operations['giveProviderEmail'];
  };
  '/api/auth/exchange': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Exchange the one-time code of a sign-in with a provider for a session, in the same browser, within 60 seconds
     * @description Open to everybody.
     */
    post: operations['exchangeCode'];
  };
  '/api/auth/facebook': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Open Facebook's sign-in
     * @description Open Facebook's sign-in. A navigation, not a call: the browser comes back to /signin.
     *
     *     Open to everybody.
     */
    get: operations['openFacebookSignIn'];
  };
  '/api/auth/google': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Open Google's sign-in
     * @description Open Google's sign-in. A navigation, not a call: the browser comes back to /signin.
     *
     *     Open to everybody.
     */
    get: operations['openGoogleSignIn'];
  };
  '/api/auth/link': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Link the provider that was just used to the signed-in account
     * @description Link the provider that was just used to the signed-in account. Needs a fresh session.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['linkProvider'];
  };
  '/api/auth/link/{provider}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Start linking a provider
     * @description Start linking a provider. The response says where to send the browser. Needs a fresh session.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['startProviderLink'];
    /**
     * Unlink a provider
     * @description Unlink a provider. Needs a fresh session; the last way to sign in cannot be removed.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    delete: operations['unlinkProvider'];
  };
  '/api/auth/methods': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ways the account can sign in, and providers that could be linked to it
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['getSignInMethods'];
  };
  '/api/auth/providers': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Identity providers configured here
     * @description Identity providers configured here. Only these have a button.
     *
     *     Open to everybody.
     */
    get: operations['getAvailableProviders'];
  };
  '/api/bank/lines': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Lines of statements, newest first, with the invoices that they may pay
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['listBankLines'];
  };
  '/api/bank/lines/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A line of a statement, with the invoices that it may pay
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getBankLine'];
  };
  '/api/bank/lines/{id}/ignore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A line that is for no invoice
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['ignoreBankLine'];
  };
  '/api/bank/lines/{id}/match': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Say which invoices a line pays
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['matchBankLine'];
  };
  '/api/bank/lines/{id}/reopen': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Decide an ignored line again
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['reopenBankLine'];
  };
  '/api/bank/mappings': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * How the CSV files of banks are read
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['listBankMappings'];
    /**
     * Keep how the CSV files of a bank are read
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    put: operations['keepBankMapping'];
  };
  '/api/bank/statements': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read a statement of the bank, CSV or CAMT.053, as the body
     * @description Read a statement of the bank, CSV or CAMT.053, as the body. Lines that were read before are known again. A CSV
     *     file of an unknown layout is answered with its columns and a mapping to confirm.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['readStatement'];
  };
  '/api/billing-details': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read the billing details of the caller's company, or of a caller without one
     * @description For clients. API tokens cannot call it.
     */
    get: operations['getBillingDetails'];
    /**
     * Change them
     * @description Change them. In a company, only leads, signatories and finance may.
     *
     *     For clients. API tokens cannot call it.
     */
    put: operations['changeBillingDetails'];
  };
  '/api/call-settings': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * How the caller takes calls
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getCallSettings'];
    /**
     * Change the caller's hours and meeting link
     * @description For staff. An API token needs the scope `requests:write`.
     */
    put: operations['changeCallSettings'];
  };
  '/api/call-settings/calendar': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Block the busy times of the caller's own calendar, and offer no times until it is read
     * @description Block the busy times of the caller's own calendar, and offer no times until it is read. Only titles
     *     of events that are not fully understood are stored, for the caller.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    put: operations['setCalendar'];
    /**
     * Stop reading the caller's calendar
     * @description For staff. An API token needs the scope `requests:write`.
     */
    delete: operations['removeCalendar'];
  };
  '/api/call-settings/feed': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Create a secret calendar URL with the caller's calls
     * @description Create a secret calendar URL with the caller's calls. Any earlier URL stops working.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    post: operations['createFeed'];
    /**
     * Revoke the secret calendar URL
     * @description For staff. An API token needs the scope `requests:write`.
     */
    delete: operations['revokeFeed'];
  };
  '/api/call-types': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The kinds of call
     * @description For admins. An API token needs the scope `settings:read`.
     */
    get: operations['getCallTypes'];
    /**
     * Add a kind of call
     * @description For admins. An API token needs the scope `settings:write`.
     */
    post: operations['addCallType'];
  };
  '/api/call-types/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change a kind of call
     * @description Change a kind of call: its hosts, minimum notice and daily limit.
     *
     *     For admins. An API token needs the scope `settings:write`.
     */
    put: operations['changeCallType'];
  };
  '/api/calls': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The calls of a period
     * @description The calls of a period: the caller's own; for managers and admins, all.
     *
     *     For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getCalls'];
    /**
     * Book a call
     * @description Book a call. An e-mail to the address has the invitation and the link to change it, or says why it is not booked. If the time is taken, `current.nearest` has others.
     *
     *     Open to everybody.
     */
    post: operations['bookCall'];
  };
  '/api/calls/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Cancel a call
     * @description Cancel a call. If staff do, its booker is asked to choose another time.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['cancelCall'];
  };
  '/api/calls/{id}/move': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Move a call
     * @description Move a call. The booker may until the minimum notice, staff at any time.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    put: operations['moveCall'];
  };
  '/api/calls/{id}/outcome': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Record whether a call took place
     * @description For staff. An API token needs the scope `requests:write`.
     */
    put: operations['closeCall'];
  };
  '/api/calls/{id}/reassign': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Give a call to a colleague who is free at its time
     * @description For staff. An API token needs the scope `requests:write`.
     */
    post: operations['reassignCall'];
  };
  '/api/calls/{id}/slots-to-move': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The free times to which a call can move
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getSlotsToMove'];
  };
  '/api/calls/{slug}/slots': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The free times of a kind of call
     * @description Open to everybody.
     */
    get: operations['getSlots'];
  };
  '/api/calls/upcoming': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The caller's next calls, at most ten
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getUpcomingCalls'];
  };
  '/api/calls/without-host': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Upcoming calls whose host is away that day or no longer on the staff; at most fifty
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getCallsWithoutHost'];
  };
  '/api/cancel-registration': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Delete a sign-up that someone else made with the caller's address
     * @description Delete a sign-up that someone else made with the caller's address: the mail's "this was not me" link.
     *
     *     Open to everybody.
     */
    post: operations['cancelRegistration'];
  };
  '/api/canned-replies': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List canned replies by title
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getCannedReplies'];
    /**
     * Add a canned reply
     * @description For admins. An API token needs the scope `settings:write`.
     */
    post: operations['addCannedReply'];
  };
  '/api/canned-replies/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change a canned reply
     * @description For admins. An API token needs the scope `settings:write`.
     */
    put: operations['changeCannedReply'];
    /**
     * Delete a canned reply
     * @description For admins. An API token needs the scope `settings:write`.
     */
    delete: operations['deleteCannedReply'];
  };
  '/api/change-password': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change the password
     * @description Change the password. Ends every other session and returns a new token for this one.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['changePassword'];
  };
  '/api/check-user-role': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the panels that the signed-in account may open, and what else it may do
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['checkUserRole'];
  };
  '/api/colleagues': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The staff a request can be assigned to, or that a note can mention
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getColleagues'];
  };
  '/api/company': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The caller's company and its members; without one, companies the caller may join
     * @description For clients. API tokens cannot call it.
     */
    get: operations['getCompany'];
    /**
     * Rename the company, or set who sees each other's requests
     * @description Rename the company, or set who sees each other's requests. Company leads only.
     *
     *     For clients. API tokens cannot call it.
     */
    put: operations['changeCompany'];
    /**
     * Create a company
     * @description Create a company. The caller becomes its lead.
     *
     *     For clients. API tokens cannot call it.
     */
    post: operations['createCompany'];
  };
  '/api/company/join': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Accept an invitation to the caller's address
     * @description For clients. API tokens cannot call it.
     */
    post: operations['joinCompany'];
  };
  '/api/company/members': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Invite an address to the company, or invite it again
     * @description Invite an address to the company, or invite it again. The response never reveals whether it has an account.
     *
     *     For clients. API tokens cannot call it.
     */
    post: operations['inviteMember'];
  };
  '/api/company/members/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change a member's role
     * @description Change a member's role. The company keeps at least one lead.
     *
     *     For clients. API tokens cannot call it.
     */
    put: operations['changeMember'];
    /**
     * Remove a member, an invitation or a request to join; or leave
     * @description Remove a member, an invitation or a request to join; or leave. Effective at once.
     *
     *     For clients. API tokens cannot call it.
     */
    delete: operations['removeMember'];
  };
  '/api/company/members/{id}/accept': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Accept a request to join
     * @description For clients. API tokens cannot call it.
     */
    post: operations['acceptMember'];
  };
  '/api/company/requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Requests of the caller's company that the caller can see, and those they take part in
     * @description For clients. API tokens cannot call it.
     */
    get: operations['getCompanyRequests'];
  };
  '/api/company/requests-to-join': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ask to join a company that the caller's address suggests
     * @description For clients. API tokens cannot call it.
     */
    post: operations['requestCompanyMembership'];
  };
  '/api/complaints': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send a complaint about personal data or anything else
     * @description Send a complaint about personal data or anything else. It is acknowledged by mail at once.
     *
     *     Open to everybody.
     */
    post: operations['sendComplaint'];
  };
  '/api/consent': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Third-party scripts that the site would load
     * @description Third-party scripts that the site would load. If both are null, there is nothing to ask.
     *
     *     Open to everybody.
     */
    get: operations['listThirdParties'];
    /**
     * Record a choice about third-party cookies as evidence
     * @description Record a choice about third-party cookies as evidence. No network address is stored.
     *
     *     Open to everybody.
     */
    post: operations['recordCookieChoice'];
  };
  '/api/delegate-request': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Reassign an open request to the other team
     * @description Reassign an open request to the other team. A request that was set back to pending becomes assigned.
     *
     *     For admins. An API token needs the scope `requests:write`.
     */
    put: operations['reassignRequest'];
    /**
     * Delegate a pending request to the manager or support team
     * @description Delegate a pending request to the manager or support team. Only one of two concurrent calls succeeds.
     *
     *     For admins. An API token needs the scope `requests:write`.
     */
    post: operations['delegateRequest'];
  };
  '/api/ebooks': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Download counts of the e-books
     * @description Open to everybody.
     */
    get: operations['listEbooks'];
  };
  '/api/events': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List events since a cursor, each once and in a permanent order
     * @description List events since a cursor, each once and in a permanent order. A token gets events that its scopes let it read:
     *     requests and files with `requests:read` and `files:read`, leads with `leads:read`. An event appears within a second
     *     or two. After a backup is restored, earlier cursors get a 410.
     *
     *     For admins. An API token needs the scope `events:read`.
     */
    get: operations['getEvents'];
    /**
     * Count an action on the site
     * @description Count an action on the site. Only a daily total is stored, nothing about the visitor.
     *
     *     Open to everybody.
     */
    post: operations['countSiteEvent'];
  };
  '/api/forgot-password': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ask for a link to reset the password
     * @description Ask for a link to reset the password. The same response for every address.
     *
     *     Open to everybody.
     */
    post: operations['requestPasswordReset'];
  };
  '/api/forms/contact': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send the contact form
     * @description Send the contact form. It is stored; a mail to us and one to the sender follow.
     *
     *     Open to everybody.
     */
    post: operations['sendContactForm'];
  };
  '/api/forms/lead': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send the form of a landing page
     * @description Open to everybody.
     */
    post: operations['sendLeadForm'];
  };
  '/api/forms/notify': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ask to be notified about webinars and resources (confirmed by mail), the startup package or a demo
     * @description Open to everybody.
     */
    post: operations['sendNotifyForm'];
  };
  '/api/forms/token': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Get a signed token with the time at which a visitor began to fill in a form
     * @description Get a signed token with the time at which a visitor began to fill in a form. The site requests it at the
     *     first field.
     *
     *     Open to everybody.
     */
    get: operations['getFormToken'];
  };
  '/api/get-requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The caller's own requests, newest first
     * @description The caller's own requests, newest first: up to 100 per page.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRequests'];
  };
  '/api/inbound-mail': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Deliver one complete inbound mail
     * @description Deliver one complete inbound mail. Called by the mail provider. The response is sent once the mail is stored;
     *     repeating it has no effect. `X-Inbound-Signature` is the HMAC-SHA-256, with `INBOUND_MAIL_SECRET`, over the
     *     timestamp, a full stop and the body's hash.
     *
     *     Open to everybody.
     */
    post: operations['receiveMail'];
  };
  '/api/inbound-mails': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Inbound mails, newest first
     * @description Inbound mails, newest first: those waiting for staff, or those in one state.
     *
     *     For admins. An API token needs the scope `requests:read`.
     */
    get: operations['getInboundMails'];
  };
  '/api/inbound-mails/{id}/attach': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Attach the mail to a request
     * @description Attach the mail to a request: as a message if its client sent it, else as an internal note.
     *
     *     For admins. An API token needs the scope `requests:write`.
     */
    post: operations['attachMail'];
  };
  '/api/inbound-mails/{id}/dismiss': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Dismiss the mail
     * @description Dismiss the mail. It is kept for 90 days.
     *
     *     For admins. An API token needs the scope `requests:write`.
     */
    post: operations['dismissMail'];
  };
  '/api/inbound-mails/{id}/let-in': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Accept the mail as a message of its sender, or of the owner of its reply address
     * @description For admins. An API token needs the scope `requests:write`.
     */
    post: operations['admitMail'];
  };
  '/api/inbound-mails/{id}/raw': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Download the original mail
     * @description Download the original mail. The download is recorded in the audit log.
     *
     *     For admins. An API token needs the scope `requests:read`.
     */
    get: operations['downloadInboundMail'];
  };
  '/api/invoices': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List invoices and credit notes
     * @description List invoices and credit notes. Clients get their own and their company's, finance gets all.
     *
     *     For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['listInvoices'];
  };
  '/api/invoices/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * An invoice or credit note
     * @description For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['getInvoice'];
  };
  '/api/invoices/{id}/credit': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Credit an issued invoice, whole or in part
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['creditInvoice'];
  };
  '/api/invoices/{id}/draft': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Save the words and days of a draft
     * @description Save the words and days of a draft. Its amounts come from the plan.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    put: operations['saveInvoiceDraft'];
    /**
     * Delete a draft
     * @description Delete a draft. Its parts of the plan can be invoiced again.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    delete: operations['discardInvoiceDraft'];
  };
  '/api/invoices/{id}/interest': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Say whether late reminders name the statutory interest
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    put: operations['changeInvoiceInterest'];
  };
  '/api/invoices/{id}/issue': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Issue an invoice
     * @description Issue an invoice: it gets the next number, is mailed, and never changes again.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['issueInvoice'];
  };
  '/api/invoices/{id}/pay': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Open the payment page for the open amount of an invoice
     * @description Open the payment page for the open amount of an invoice. No card details reach us.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['payInvoice'];
  };
  '/api/invoices/{id}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The PDF of an invoice
     * @description The PDF of an invoice. Until it is made, the response is a 409.
     *
     *     For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['downloadInvoice'];
  };
  '/api/invoices/{id}/question': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ask about an invoice
     * @description Ask about an invoice. The question becomes a message of the request, and reminders stop.
     *
     *     For clients and staff. An API token needs the scope `invoices:write`.
     */
    post: operations['askAboutInvoice'];
  };
  '/api/invoices/{id}/resume-reminders': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Remind the client again, after a question stopped the reminders
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['resumeReminders'];
  };
  '/api/invoices/{id}/ubl': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * An issued invoice as an electronic one
     * @description An issued invoice as an electronic one: UBL 2.1, Peppol BIS Billing 3.0.
     *
     *     For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['downloadInvoiceAsUbl'];
  };
  '/api/invoices/{id}/write-off': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Give up what is open of an invoice
     * @description Give up what is open of an invoice: a bad debt, which is never credited.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['writeOffInvoice'];
  };
  '/api/invoices/ages': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sum up open invoices by lateness and currency
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getInvoiceAges'];
  };
  '/api/invoices/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the listed invoices as CSV
     * @description For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['exportInvoices'];
  };
  '/api/invoices/to-issue': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the parts that are done or due, and the drafts
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getInvoicesToIssue'];
  };
  '/api/issues': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Newsletter issues, newest first
     * @description For admins. API tokens cannot call it.
     */
    get: operations['listIssues'];
    /**
     * Write a new issue
     * @description For admins. API tokens cannot call it.
     */
    post: operations['addIssue'];
  };
  '/api/issues/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * One issue with its audience, progress and failures
     * @description For admins. API tokens cannot call it.
     */
    get: operations['getIssue'];
    /**
     * Change the text of an issue that is not yet scheduled
     * @description Change the text of an issue that is not yet scheduled. It needs approval again.
     *
     *     For admins. API tokens cannot call it.
     */
    put: operations['changeIssue'];
  };
  '/api/issues/{id}/decisions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send mails again that may not have arrived, or leave them as they are
     * @description For admins. API tokens cannot call it.
     */
    post: operations['decideDeliveries'];
  };
  '/api/issues/{id}/moves': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Submit, approve, schedule, pause, resume, stop or withdraw an issue
     * @description For admins. API tokens cannot call it.
     */
    post: operations['moveIssue'];
  };
  '/api/issues/{id}/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send the issue to the caller alone, as a test
     * @description For admins. API tokens cannot call it.
     */
    post: operations['testIssue'];
  };
  '/api/issues/pools': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sending rate per mailbox provider, in mails a minute
     * @description For admins. API tokens cannot call it.
     */
    get: operations['getMailPools'];
    /**
     * Set the sending rate of a mailbox provider
     * @description For admins. API tokens cannot call it.
     */
    put: operations['changeMailPool'];
  };
  '/api/issues/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Preview the mail for a text, with its links and length, without storing it
     * @description For admins. API tokens cannot call it.
     */
    post: operations['previewIssue'];
  };
  '/api/lead': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send the MVP form, with the source of the visit
     * @description Open to everybody.
     */
    post: operations['sendMvpForm'];
  };
  '/api/leads': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Leads, newest first; all but spam unless a state is requested
     * @description For admins. An API token needs the scope `leads:read`.
     */
    get: operations['listLeads'];
  };
  '/api/leads/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * One lead with the latest actions of staff
     * @description For admins. An API token needs the scope `leads:read`.
     */
    get: operations['getLead'];
    /**
     * Change the state of a lead, or add a note
     * @description For admins. An API token needs the scope `leads:write`.
     */
    put: operations['changeLead'];
    /**
     * Erase a lead
     * @description For admins. An API token needs the scope `leads:write`.
     */
    delete: operations['eraseLead'];
  };
  '/api/leads/{id}/events': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Actions of staff on a lead, twenty at a time
     * @description Actions of staff on a lead, twenty at a time: the newest, or those before a given one.
     *
     *     For admins. An API token needs the scope `leads:read`.
     */
    get: operations['getLeadEvents'];
  };
  '/api/leads/{id}/request': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Make a project request from a lead
     * @description Make a project request from a lead. A client without an account is invited by mail.
     *
     *     For admins. An API token needs the scope `leads:write`.
     */
    post: operations['createRequestFromLead'];
  };
  '/api/leads/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the matching leads as a CSV file
     * @description For admins. An API token needs the scope `leads:read`.
     */
    get: operations['exportLeads'];
  };
  '/api/login': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sign in with e-mail and password
     * @description Sign in with e-mail and password. Repeated wrong passwords delay the next attempt.
     *
     *     Open to everybody.
     */
    post: operations['signInWithPassword'];
  };
  '/api/logout': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * End this session
     * @description For clients and staff. API tokens cannot call it.
     */
    post: operations['endCurrentSession'];
  };
  '/api/mail-links/use': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Open a request from a mail about it
     * @description Open a request from a mail about it: once, within 72 hours. The session gives access to that request only.
     *
     *     Open to everybody.
     */
    post: operations['useMailLink'];
  };
  '/api/manager-requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The requests delegated to the manager team
     * @description For managers and admins. An API token needs the scope `requests:read`.
     */
    get: operations['listManagerRequests'];
    /**
     * Move a request of the manager team, or append a manager note to it
     * @description For managers and admins. An API token needs the scope `requests:write`.
     */
    put: operations['changeManagerRequest'];
  };
  '/api/me': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The signed-in account
     * @description For clients and staff. An API token needs the scope `profile:read`.
     */
    get: operations['getAccount'];
  };
  '/api/money': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read the agreed, invoiced and paid amounts of a period, for each currency
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getMoney'];
  };
  '/api/newsletter/data-link': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Mail a link to the data of this address, which works for an hour
     * @description Mail a link to the data of this address, which works for an hour: the link to the topics may have been forwarded.
     *
     *     Open to everybody.
     */
    post: operations['sendNewsletterDataLink'];
  };
  '/api/newsletter/erase': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Erase a subscriber with the mailed link, which works once
     * @description Erase a subscriber with the mailed link, which works once. The evidence of consent stays, under a hash.
     *
     *     Open to everybody.
     */
    post: operations['eraseOwnData'];
  };
  '/api/newsletter/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export all data about an address with the mailed link
     * @description Export all data about an address with the mailed link: topics and the evidence of consent.
     *
     *     Open to everybody.
     */
    post: operations['exportOwnData'];
  };
  '/api/newsletter/preferences': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Set the topics of this address
     * @description Open to everybody.
     */
    put: operations['changeNewsletterPreferences'];
    /**
     * Topics this address is subscribed to
     * @description Topics this address is subscribed to. A POST, so that the token stays out of URLs and logs.
     *
     *     Open to everybody.
     */
    post: operations['getNewsletterPreferences'];
  };
  '/api/newsletter/subscribe': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Subscribe to a topic
     * @description Subscribe to a topic. The response is the same for every address; a mail with a button follows.
     *
     *     Open to everybody.
     */
    post: operations['requestSubscription'];
  };
  '/api/newsletter/undo': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Undo an unsubscription with the link of the goodbye mail
     * @description Open to everybody.
     */
    post: operations['restoreSubscription'];
  };
  '/api/newsletter/unsubscribe': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * End the topic of the link, or all topics with the link to the preferences
     * @description Open to everybody.
     */
    post: operations['endSubscription'];
  };
  '/api/newsletter/verify': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Confirm a subscription with the token of the mail
     * @description Confirm a subscription with the token of the mail. Repeating it reports that it is already confirmed.
     *
     *     Open to everybody.
     */
    post: operations['verifySubscription'];
  };
  '/api/notifications': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The caller's notifications, newest first, and the number of unread ones
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['getNotifications'];
  };
  '/api/notifications/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Mark one, some or all notifications as read
     * @description For clients and staff. API tokens cannot call it.
     */
    put: operations['markNotificationsRead'];
  };
  '/api/ops/contacts': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Contacts sent to the marketing provider, latest first
     * @description For admins. An API token needs the scope `operations:read`.
     */
    get: operations['listContactSyncs'];
  };
  '/api/ops/contacts/{id}/retry': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send a contact to the provider again, once the cause of a refusal is fixed
     * @description For admins. An API token needs the scope `operations:write`.
     */
    post: operations['retryContactSync'];
  };
  '/api/ops/events': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Events that a subscriber has failed on, newest first
     * @description For admins. An API token needs the scope `operations:read`.
     */
    get: operations['listFailingEvents'];
  };
  '/api/ops/events/{id}/retry': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Retry an event at once
     * @description For admins. An API token needs the scope `operations:write`.
     */
    post: operations['retryEvent'];
  };
  '/api/ops/mail-backlog': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Mail waiting to be sent
     * @description Mail waiting to be sent: how many, for how long, and the sending rate.
     *
     *     For admins. An API token needs the scope `operations:read`.
     */
    get: operations['getMailBacklog'];
  };
  '/api/ops/mails': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Every mail, newest first; recipients masked
     * @description For admins. An API token needs the scope `operations:read`.
     */
    get: operations['listMails'];
  };
  '/api/ops/mails/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Cancel a mail
     * @description For admins. An API token needs the scope `operations:write`.
     */
    post: operations['cancelMail'];
  };
  '/api/ops/mails/{id}/retry': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Retry a mail at once, as if for the first time
     * @description For admins. An API token needs the scope `operations:write`.
     */
    post: operations['retryMail'];
  };
  '/api/ops/mails/{id}/reveal': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Show a recipient in full
     * @description Show a recipient in full. The audit log records who did.
     *
     *     For admins. An API token needs the scope `operations:write`.
     */
    post: operations['revealRecipient'];
  };
  '/api/ops/queue-access': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Open the queue dashboard for ten minutes in this browser
     * @description For admins. API tokens cannot call it.
     */
    post: operations['openQueueDashboard'];
  };
  '/api/ops/retention': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Rows removed by the last thirty nightly clean-ups
     * @description For admins. An API token needs the scope `operations:read`.
     */
    get: operations['getRetentionReport'];
  };
  '/api/ops/set-aside': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Work that was set aside because its worker ended twice while it was in hand, newest first
     * @description Work that was set aside because its worker ended twice while it was in hand, newest first. Mails are listed as given up, events as failing.
     *
     *     For admins. An API token needs the scope `operations:read`.
     */
    get: operations['listSetAside'];
  };
  '/api/ops/set-aside/retry': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Retry work that was set aside, once its cause is fixed
     * @description For admins. An API token needs the scope `operations:write`.
     */
    post: operations['retrySetAside'];
  };
  '/api/organisations': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List companies of clients, newest first
     * @description For staff. An API token needs the scope `organisations:read`.
     */
    get: operations['listOrganisations'];
    /**
     * Create a company to invite people to
     * @description For managers and admins. An API token needs the scope `organisations:write`.
     */
    post: operations['createOrganisation'];
  };
  '/api/organisations/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A company and its members
     * @description For staff. An API token needs the scope `organisations:read`.
     */
    get: operations['getOrganisation'];
    /**
     * Change a company's name, sharing and verified mail domains
     * @description For managers and admins. An API token needs the scope `organisations:write`.
     */
    put: operations['changeOrganisation'];
  };
  '/api/organisations/{id}/members': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Invite an address to the company, or invite it again
     * @description For managers and admins. An API token needs the scope `organisations:write`.
     */
    post: operations['inviteOrganisationMember'];
  };
  '/api/organisations/{id}/members/{memberId}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change a member's role
     * @description Change a member's role. The company keeps at least one lead.
     *
     *     For managers and admins. An API token needs the scope `organisations:write`.
     */
    put: operations['changeOrganisationMember'];
    /**
     * Remove a member, an invitation or a request to join
     * @description Remove a member, an invitation or a request to join. Effective at once.
     *
     *     For managers and admins. An API token needs the scope `organisations:write`.
     */
    delete: operations['removeOrganisationMember'];
  };
  '/api/organisations/{id}/members/{memberId}/accept': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Accept a request to join
     * @description For managers and admins. An API token needs the scope `organisations:write`.
     */
    post: operations['acceptOrganisationMember'];
  };
  '/api/organisations/{id}/requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List a company's requests that the caller may work on
     * @description For staff. An API token needs the scope `organisations:read`.
     */
    get: operations['listOrganisationRequests'];
  };
  '/api/passkey-sign-in': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sign in with a passkey alone
     * @description Sign in with a passkey alone. The authenticator verifies the user by fingerprint, face or PIN.
     *
     *     Open to everybody.
     */
    post: operations['signInWithPasskey'];
  };
  '/api/passkey-sign-in/options': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Options for the browser to sign in with a passkey, without naming an account
     * @description Open to everybody.
     */
    post: operations['beginPasskeySignIn'];
  };
  '/api/pay/open': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Open the payment page by the link of a mail
     * @description Open to everybody.
     */
    post: operations['payByLink'];
  };
  '/api/pay/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read what the link of a mail leads to, for a contact without an account
     * @description Read what the link of a mail leads to, for a contact without an account. Pays nothing.
     *
     *     Open to everybody.
     */
    post: operations['readPayLink'];
  };
  '/api/payments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List payments, newest first
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['listPayments'];
    /**
     * Record a transfer, cheque or cash
     * @description Record a transfer, cheque or cash. An excess over the open amount stays unallocated.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['recordPayment'];
  };
  '/api/payments/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A payment, and which invoices have it
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getPayment'];
  };
  '/api/payments/{id}/allocations': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Give what is left of a payment to an invoice
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['allocatePayment'];
  };
  '/api/payments/{id}/paid-back': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Note that money was transferred back
     * @description Note that money was transferred back. Card payments are refunded at the provider.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['notePaidBack'];
  };
  '/api/payments/{id}/release': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Take off an invoice what it was given of a payment
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['releasePayment'];
  };
  '/api/people': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List all accounts
     * @description For admins. API tokens cannot call it.
     */
    get: operations['listPeople'];
  };
  '/api/people/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * An account, its ways to sign in, and its latest audit entries
     * @description For admins. API tokens cannot call it.
     */
    get: operations['getPerson'];
  };
  '/api/people/{id}/active': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Deactivate or reactivate an account
     * @description For admins. API tokens cannot call it.
     */
    put: operations['changeAccountState'];
  };
  '/api/people/{id}/grants': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Let a manager work on invoices and payments, or end that
     * @description Let a manager work on invoices and payments, or end that. Effective at once.
     *
     *     For admins. API tokens cannot call it.
     */
    put: operations['changeGrants'];
  };
  '/api/people/{id}/role': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Give or remove staff access
     * @description Give or remove staff access. Effective at once; the last admin keeps theirs.
     *
     *     For admins. API tokens cannot call it.
     */
    put: operations['changeRole'];
  };
  '/api/people/{id}/second-factor': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Remove a person's passkeys, app and recovery codes, and sign them out everywhere
     * @description Remove a person's passkeys, app and recovery codes, and sign them out everywhere. Admins cannot reset their own.
     *
     *     For admins. API tokens cannot call it.
     */
    delete: operations['resetSecondFactor'];
  };
  '/api/people/{id}/sessions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List a person's sessions
     * @description For admins. API tokens cannot call it.
     */
    get: operations['listPersonSessions'];
    /**
     * Sign a person out everywhere
     * @description For admins. API tokens cannot call it.
     */
    delete: operations['endPersonSessions'];
  };
  '/api/people/{id}/sessions/{sessionId}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sign a person out on one device
     * @description For admins. API tokens cannot call it.
     */
    delete: operations['endPersonSession'];
  };
  '/api/people/invitations': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Invite a colleague
     * @description Invite a colleague. A newer invitation voids the older link. If the address already has an account, the response is
     *     a 409 with that account; send its id to give it access.
     *
     *     For admins. API tokens cannot call it.
     */
    post: operations['inviteStaff'];
  };
  '/api/plan-items/{id}/credit': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Credit what a change order took off, if no invoice is left to take it off
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['creditPlanItem'];
  };
  '/api/plan-items/{id}/done': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Mark a part of the plan as done
     * @description Mark a part of the plan as done. The client sees it, and its invoice is drafted.
     *
     *     For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['finishPlanItem'];
  };
  '/api/plan-items/{id}/draft': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Draft the invoice of a part of the plan, also before it is done
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    post: operations['draftInvoice'];
  };
  '/api/privacy': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * State of the caller's export and erasure
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['getPrivacyState'];
  };
  '/api/privacy/erase': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Request the erasure of the caller's account
     * @description Request the erasure of the caller's account. It can be cancelled for fourteen days.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['requestErasure'];
    /**
     * Cancel the caller's erasure
     * @description For clients and staff. API tokens cannot call it.
     */
    delete: operations['cancelErasure'];
  };
  '/api/privacy/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Request a copy of the caller's data, once a day
     * @description Request a copy of the caller's data, once a day. A mail follows when it can be downloaded.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['requestExport'];
  };
  '/api/privacy/export/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Download one of the caller's exports, within seven days
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['downloadExport'];
  };
  '/api/privacy/keep': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Cancel an erasure with the link of a mail about it
     * @description Cancel an erasure with the link of a mail about it. The link works once.
     *
     *     Open to everybody.
     */
    post: operations['keepAccount'];
  };
  '/api/profile/mail-preferences': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the signed-in account's mail preferences
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['getMailPreferences'];
    /**
     * Set the account's mail preferences
     * @description Set the account's mail preferences. Mails already waiting follow the new choice.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    put: operations['changeMailPreferences'];
  };
  '/api/proposals': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The proposals that the caller may see, newest first
     * @description The proposals that the caller may see, newest first. Clients see what was sent to them.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getProposals'];
  };
  '/api/proposals/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * A proposal with its latest sent version; staff who may write it also get its draft
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getProposal'];
  };
  '/api/proposals/{id}/accept': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Accept the version that the caller has read
     * @description Accept the version that the caller has read. Sets the price and approves the request.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['acceptProposal'];
  };
  '/api/proposals/{id}/code': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Mail a code to a caller whose session came from a mail
     * @description For clients and staff. API tokens cannot call it.
     */
    post: operations['sendAcceptanceCode'];
  };
  '/api/proposals/{id}/decline': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Decline a proposal, with a reason
     * @description For clients and staff. API tokens cannot call it.
     */
    post: operations['declineProposal'];
  };
  '/api/proposals/{id}/discard-draft': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Discard the draft
     * @description Discard the draft. A version that was sent stays as it is.
     *
     *     For managers and admins. An API token needs the scope `requests:write`.
     */
    post: operations['deleteProposalDraft'];
  };
  '/api/proposals/{id}/draft': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Save the draft
     * @description Save the draft. If a colleague has saved it since, the answer is a 409 with theirs.
     *
     *     For managers and admins. An API token needs the scope `requests:write`.
     */
    put: operations['saveProposalDraft'];
  };
  '/api/proposals/{id}/new-version': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Start a new version
     * @description Start a new version. The sent version can be accepted until the new one is sent.
     *
     *     For managers and admins. An API token needs the scope `requests:write`.
     */
    post: operations['startProposalVersion'];
  };
  '/api/proposals/{id}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The PDF of a sent version, with the record of its acceptance
     * @description The PDF of a sent version, with the record of its acceptance. A 409 while it is being made.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['downloadProposal'];
  };
  '/api/proposals/{id}/question': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ask about a proposal
     * @description Ask about a proposal. The question becomes a message of the request.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['askAboutProposal'];
  };
  '/api/proposals/{id}/record-order': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Record a purchase order on paper as the acceptance, with its uploaded file
     * @description For managers and admins. API tokens cannot call it.
     */
    post: operations['recordPurchaseOrder'];
  };
  '/api/proposals/{id}/send': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send the draft as the next version, which never changes
     * @description For managers and admins. An API token needs the scope `requests:write`.
     */
    post: operations['sendProposal'];
  };
  '/api/proposals/{id}/withdraw': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Withdraw the version that was sent
     * @description Withdraw the version that was sent. The client gets an e-mail, and a draft of the next version stays.
     *
     *     For managers and admins. An API token needs the scope `requests:write`.
     */
    post: operations['withdrawProposal'];
  };
  '/api/proposals/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the matching proposals as a CSV file
     * @description For managers and admins. An API token needs the scope `requests:read`.
     */
    get: operations['exportProposals'];
  };
  '/api/proposals/verify': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Whether we sent a proposal with this SHA-256 hash, and when it was accepted
     * @description Whether we sent a proposal with this SHA-256 hash, and when it was accepted. Reveals no more.
     *
     *     Open to everybody.
     */
    get: operations['verifyProposal'];
  };
  '/api/queue/changes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change up to fifty requests, each with its own result
     * @description Change up to fifty requests, each with its own result. Send `before` back to undo.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    post: operations['changeRequests'];
  };
  '/api/queue/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the matching requests of the caller's scope as a CSV file
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['exportRequests'];
  };
  '/api/queue/matching': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ids and versions of all matching requests in the caller's scope, up to a thousand
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['listMatchingRequests'];
  };
  '/api/queue/presence/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Report that the caller has a request or a draft open
     * @description Report that the caller has a request or a draft open. Staff who have it open see each other.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    put: operations['notePresence'];
  };
  '/api/queue/views': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the saved views of a queue, the caller's pinned views, and the one the queue opens with
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getViews'];
    /**
     * Pin views in an order, and choose which one the queue opens with
     * @description For staff. An API token needs the scope `requests:write`.
     */
    put: operations['chooseViews'];
    /**
     * Save the filters of a queue under a name, for the caller or shared with everyone in the queue
     * @description For staff. An API token needs the scope `requests:write`.
     */
    post: operations['saveView'];
  };
  '/api/queue/views/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change a view
     * @description Change a view. Allowed for its creator and for admins.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    put: operations['changeView'];
    /**
     * Delete a view
     * @description Delete a view. Allowed for its creator and for admins.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    delete: operations['deleteView'];
  };
  '/api/raise-request': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Raise a project request
     * @description Raise a project request. With an `Idempotency-Key`, a retry never creates a second one.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['raiseRequest'];
  };
  '/api/ratings': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * How many clients were asked in a period, how many rated, and the newest ratings
     * @description For admins. An API token needs the scope `reports:read`.
     */
    get: operations['getRatings'];
  };
  '/api/ratings/give': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Rate a completed request, once
     * @description Open to everybody.
     */
    post: operations['giveRating'];
  };
  '/api/ratings/open': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The ratings that the caller was asked for and has not given, at most ten
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getOpenRatings'];
  };
  '/api/ratings/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read a rating by the link from a mail
     * @description Read a rating by the link from a mail. Rates nothing.
     *
     *     Open to everybody.
     */
    post: operations['openRating'];
  };
  '/api/ratings/testimonial': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Approve the exact words that may be published
     * @description Approve the exact words that may be published. A later approval replaces an earlier one.
     *
     *     Open to everybody.
     */
    post: operations['approveTestimonial'];
  };
  '/api/ratings/withdraw-testimonial': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Withdraw a testimonial
     * @description Withdraw a testimonial. The site hides it within a minute.
     *
     *     Open to everybody.
     */
    post: operations['withdrawTestimonial'];
  };
  '/api/reauthenticate': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Confirm the password
     * @description Confirm the password. Returns a new token, fresh enough for sensitive changes.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['confirmPassword'];
  };
  '/api/register': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sign up
     * @description Sign up. The response is the same whether or not the address has an account; its owner is informed by mail.
     *
     *     Open to everybody.
     */
    post: operations['createAccount'];
  };
  '/api/reports': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Figures of requests received, response times, punctuality and agreed prices
     * @description For admins. An API token needs the scope `reports:read`.
     */
    get: operations['getReport'];
  };
  '/api/reports/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the report as a CSV file, with its total in the last line
     * @description For admins. An API token needs the scope `reports:read`.
     */
    get: operations['exportReport'];
  };
  '/api/requests/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * One request with its latest messages and history
     * @description One request with its latest messages and history. Open to its client, to colleagues it is shared with, and to staff
     *     in whose scope it is.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRequest'];
    /**
     * Edit one of the caller's requests before its review begins
     * @description Edit one of the caller's requests before its review begins. Send the whole form.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    put: operations['editRequest'];
  };
  '/api/requests/{id}/assignee': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Take a request, release it, or give it to a colleague
     * @description Take a request, release it, or give it to a colleague. Only one of several concurrent calls succeeds.
     *
     *     For staff. An API token needs the scope `requests:write`.
     */
    put: operations['assignRequest'];
  };
  '/api/requests/{id}/billing-details': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read the billing details that the invoices of a request use
     * @description For admins. An API token needs the scope `invoices:read`.
     */
    get: operations['getRequestBilling'];
    /**
     * Change the billing details that the invoices of a request use
     * @description For admins. An API token needs the scope `invoices:write`.
     */
    put: operations['changeRequestBilling'];
  };
  '/api/requests/{id}/call-slots': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The free times of the request's assignee, else of the deputy, else of the team
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getSlotsOfRequest'];
  };
  '/api/requests/{id}/calls': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The calls about a request
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getCallsOfRequest'];
    /**
     * Book a call about a request
     * @description Book a call about a request. The note becomes a comment.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['bookCallOnRequest'];
  };
  '/api/requests/{id}/comments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The messages of a request, twenty at a time
     * @description The messages of a request, twenty at a time: the newest, or those before a given one.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRequestComments'];
    /**
     * Send a message about a request
     * @description Send a message about a request: the client to our team, or staff to the client.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['commentOnRequest'];
  };
  '/api/requests/{id}/comments/{commentId}/rest': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The parts of a mail that its message leaves out
     * @description The parts of a mail that its message leaves out. For its writer and staff.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRestOfMail'];
  };
  '/api/requests/{id}/history': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The history of a request, twenty entries at a time
     * @description The history of a request, twenty entries at a time: the newest, or those before a given one.
     *
     *     For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRequestHistory'];
  };
  '/api/requests/{id}/invitations/{invitationId}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Revoke an invitation that has not been accepted
     * @description For clients and staff. An API token needs the scope `requests:write`.
     */
    delete: operations['revokeInvitation'];
  };
  '/api/requests/{id}/money': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Read the agreed, invoiced and paid amounts of a request, and its plan
     * @description For clients and staff. An API token needs the scope `invoices:read`.
     */
    get: operations['getRequestMoney'];
  };
  '/api/requests/{id}/notes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The internal notes on a request, twenty at a time
     * @description The internal notes on a request, twenty at a time: the newest, or those before a given one.
     *
     *     For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRequestNotes'];
  };
  '/api/requests/{id}/participants': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the participants of a request, and others in the client's company who can see it
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getParticipants'];
    /**
     * Add a colleague of the client to a request
     * @description Add a colleague of the client to a request. Allowed for its client, a lead of the company, and staff. Without a
     *     company, its client invites by address.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['addParticipant'];
  };
  '/api/requests/{id}/participants/{userId}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Remove a participant from a request, or leave it
     * @description For clients and staff. An API token needs the scope `requests:write`.
     */
    delete: operations['removeParticipant'];
  };
  '/api/requests/{id}/privacy': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Set whether the client's company can see a request
     * @description Set whether the client's company can see a request. Allowed for its client and for staff.
     *
     *     For clients and staff. An API token needs the scope `requests:write`.
     */
    put: operations['setRequestPrivacy'];
  };
  '/api/requests/{id}/proposals': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The proposals of a request
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getProposalsOfRequest'];
    /**
     * Start a proposal, or a change order of an accepted one, from the template of the service
     * @description For managers and admins. An API token needs the scope `requests:write`.
     */
    post: operations['createProposal'];
  };
  '/api/requests/{id}/rating': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The rating of a request, its remark for staff and its client alone; null if not asked
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getRatingOfRequest'];
  };
  '/api/requests/{id}/reopen': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Reopen one of the caller's requests that was withdrawn, completed or rejected
     * @description For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['reopenRequest'];
  };
  '/api/requests/{id}/withdraw': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Withdraw one of the caller's requests before its review begins
     * @description For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['withdrawRequest'];
  };
  '/api/requests/join': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Accept an invitation to the caller's address and become a participant
     * @description For clients and staff. An API token needs the scope `requests:write`.
     */
    post: operations['joinRequest'];
  };
  '/api/resend-verification': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Ask for a new confirmation link; the older one stops working
     * @description Ask for a new confirmation link; the older one stops working. The same response for every address.
     *
     *     Open to everybody.
     */
    post: operations['resendVerification'];
  };
  '/api/reset-password': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Choose a new password with the token of a mailed link
     * @description Choose a new password with the token of a mailed link. Ends all sessions.
     *
     *     Open to everybody.
     */
    post: operations['resetPassword'];
  };
  '/api/reset-password/account': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The account of a mailed link, so that a password manager saves the new password under it
     * @description The account of a mailed link, so that a password manager saves the new password under it. Does not use up the link.
     *
     *     Open to everybody.
     */
    post: operations['getResetAccount'];
  };
  '/api/second-factor': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The caller's passkeys and app, and the proofs this session still lacks
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['getSecondFactor'];
  };
  '/api/second-factor/app': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Start setting up an authenticator app
     * @description Start setting up an authenticator app. It takes effect once its first code is confirmed.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['beginAppSetup'];
  };
  '/api/second-factor/app/confirm': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Confirm the app with its first code
     * @description Confirm the app with its first code. Replaces any earlier app and returns a new token.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['confirmApp'];
  };
  '/api/second-factor/app/verify': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Complete a sign-in with the app's code
     * @description Complete a sign-in with the app's code. Returns a new token. Five wrong codes cause a delay.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['verifyApp'];
  };
  '/api/second-factor/authenticators/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Rename a passkey or the app
     * @description For clients and staff. API tokens cannot call it.
     */
    put: operations['renameAuthenticator'];
    /**
     * Remove a passkey or the app, effective at once
     * @description Remove a passkey or the app, effective at once. Needs a fresh second factor; staff who need one keep their last.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    delete: operations['removeAuthenticator'];
  };
  '/api/second-factor/codes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Create ten new recovery codes, which replace the earlier ones
     * @description Create ten new recovery codes, which replace the earlier ones. Needs a fresh second factor.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['createRecoveryCodes'];
  };
  '/api/second-factor/passkeys': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Add the passkey that the browser has created
     * @description Add the passkey that the browser has created. Returns a new token.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['addPasskey'];
  };
  '/api/second-factor/passkeys/challenge': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Options for the browser to ask for one of the caller's passkeys
     * @description For clients and staff. API tokens cannot call it.
     */
    post: operations['challengePasskey'];
  };
  '/api/second-factor/passkeys/options': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Options for the browser to create a passkey for the caller's account
     * @description For clients and staff. API tokens cannot call it.
     */
    post: operations['beginPasskeySetup'];
  };
  '/api/second-factor/passkeys/verify': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Complete a sign-in with a passkey as the second step
     * @description Complete a sign-in with a passkey as the second step. Returns a new token.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['verifyPasskey'];
  };
  '/api/second-factor/recovery': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Complete a sign-in with a recovery code, which works once
     * @description Complete a sign-in with a recovery code, which works once. Returns a new token.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['verifyRecoveryCode'];
  };
  '/api/service-levels': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Targets by urgency, and the calendars of working hours and holidays
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getServiceLevels'];
  };
  '/api/service-levels/calendars': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Add a calendar
     * @description Add a calendar. At most five are allowed.
     *
     *     For admins. An API token needs the scope `settings:write`.
     */
    post: operations['addCalendar'];
  };
  '/api/service-levels/calendars/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Set the hours and holidays of a calendar
     * @description Set the hours and holidays of a calendar. Running clocks are planned again.
     *
     *     For admins. An API token needs the scope `settings:write`.
     */
    put: operations['changeCalendar'];
  };
  '/api/service-levels/policy': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Set the targets
     * @description Set the targets. Running clocks keep theirs.
     *
     *     For admins. An API token needs the scope `settings:write`.
     */
    put: operations['changePolicy'];
  };
  '/api/services': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The services a request can be raised for, with their starting prices
     * @description Open to everybody.
     */
    get: operations['listServices'];
  };
  '/api/sessions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the caller's sessions
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['listSessions'];
    /**
     * Sign out everywhere but here
     * @description For clients and staff. API tokens cannot call it.
     */
    delete: operations['endOtherSessions'];
  };
  '/api/sessions/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Sign out on one device
     * @description For clients and staff. API tokens cannot call it.
     */
    delete: operations['endSession'];
  };
  '/api/staff-dashboard': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Due requests, the caller's own, and the last seven days of the caller's team
     * @description For staff. An API token needs the scope `requests:read`.
     */
    get: operations['getStaffDashboard'];
  };
  '/api/stream': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Stream changes as they happen
     * @description Stream changes as they happen. Server-sent events in the caller's own scope, without texts or names. Read it with
     *     `fetch` and the bearer token; it never renews the session. `change` names a request that the caller can see, or
     *     could until then; `notices` says that their notifications have changed; `signal` is a transient message about a
     *     request; `ready` follows missed events; after `reset` everything has to be fetched again; `end` gives the reason
     *     for closing. A comment is sent every 20 seconds by default. At most five streams per person are open; a further one
     *     closes the oldest.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    get: operations['openStream'];
  };
  '/api/subscribers': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Subscribers, newest first
     * @description For admins. An API token needs the scope `subscribers:read`.
     */
    get: operations['listSubscribers'];
  };
  '/api/subscribers/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * One subscriber with the evidence of consent
     * @description For admins. An API token needs the scope `subscribers:read`.
     */
    get: operations['getSubscriber'];
    /**
     * Erase a person
     * @description Erase a person. The evidence of consent stays, under a hash.
     *
     *     For admins. An API token needs the scope `subscribers:write`.
     */
    delete: operations['eraseSubscriber'];
  };
  '/api/subscribers/{id}/release': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Lift a suppression
     * @description Lift a suppression. The address may subscribe again.
     *
     *     For admins. An API token needs the scope `subscribers:write`.
     */
    post: operations['releaseSubscriber'];
  };
  '/api/subscribers/{id}/suppress': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Record a complaint
     * @description Record a complaint. This address gets no more newsletters, even if it is subscribed again.
     *
     *     For admins. An API token needs the scope `subscribers:write`.
     */
    post: operations['suppressSubscriber'];
  };
  '/api/subscribers/{id}/unsubscribe': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Unsubscribe a person who asked by letter or phone from all topics
     * @description For admins. An API token needs the scope `subscribers:write`.
     */
    post: operations['unsubscribeSubscriber'];
  };
  '/api/subscribers/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Export the matching subscribers as a CSV file
     * @description For admins. An API token needs the scope `subscribers:read`.
     */
    get: operations['exportSubscribers'];
  };
  '/api/support-requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The requests delegated to the support team
     * @description For support and admins. An API token needs the scope `requests:read`.
     */
    get: operations['listSupportRequests'];
    /**
     * Move a request of the support team, or append a support note to it
     * @description For support and admins. An API token needs the scope `requests:write`.
     */
    put: operations['changeSupportRequest'];
  };
  '/api/tokens': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The caller's active API tokens, and the scopes that a new one may have
     * @description For clients and staff. API tokens cannot call it.
     */
    get: operations['getApiTokens'];
    /**
     * Create an API token
     * @description Create an API token. It is shown only once, in this response.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    post: operations['createApiToken'];
  };
  '/api/tokens/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Revoke one of the caller's API tokens, effective at once
     * @description For clients and staff. API tokens cannot call it.
     */
    delete: operations['revokeApiToken'];
  };
  '/api/upcoming': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * List the replies due next, and requests waiting for the caller's answer
     * @description For clients and staff. An API token needs the scope `requests:read`.
     */
    get: operations['getUpcomingReplies'];
  };
  '/api/update-profile': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Edit the caller's profile
     * @description Edit the caller's profile. A new e-mail address takes effect once its owner confirms it.
     *
     *     For clients and staff. API tokens cannot call it.
     */
    put: operations['updateProfile'];
  };
  '/api/verify-email': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Confirm an address with the token of the mailed link
     * @description Confirm an address with the token of the mailed link. Safe to repeat.
     *
     *     Open to everybody.
     */
    post: operations['verifyEmail'];
  };
  '/api/webhooks': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * All webhooks, each with its state and last delivery
     * @description For admins. An API token needs the scope `webhooks:read`.
     */
    get: operations['getWebhooks'];
    /**
     * Add a webhook
     * @description Add a webhook. Its secret is shown only once, in this response.
     *
     *     For admins. An API token needs the scope `webhooks:write`.
     */
    post: operations['addWebhook'];
  };
  '/api/webhooks/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Change a webhook's address, description and events
     * @description For admins. An API token needs the scope `webhooks:write`.
     */
    put: operations['changeWebhook'];
    /**
     * Delete a webhook with its deliveries
     * @description For admins. An API token needs the scope `webhooks:write`.
     */
    delete: operations['deleteWebhook'];
  };
  '/api/webhooks/{id}/deliveries': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * The deliveries to a webhook, newest first, for 30 days
     * @description For admins. An API token needs the scope `webhooks:read`.
     */
    get: operations['getDeliveries'];
  };
  '/api/webhooks/{id}/deliveries/{deliveryId}/resend': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send one event again
     * @description For admins. An API token needs the scope `webhooks:write`.
     */
    post: operations['resendDelivery'];
  };
  '/api/webhooks/{id}/replay': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send the events of a period again, up to 30 days back
     * @description For admins. An API token needs the scope `webhooks:write`.
     */
    post: operations['replayWebhook'];
  };
  '/api/webhooks/{id}/rotate': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Give a webhook a new secret
     * @description Give a webhook a new secret. The former secret stays valid for another 24 hours.
     *
     *     For admins. An API token needs the scope `webhooks:write`.
     */
    post: operations['rotateWebhookSecret'];
  };
  '/api/webhooks/{id}/state': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Enable or disable a webhook
     * @description Enable or disable a webhook. Enabling sends the deliveries that waited.
     *
     *     For admins. An API token needs the scope `webhooks:write`.
     */
    put: operations['setWebhookState'];
  };
  '/api/webhooks/{id}/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Send a test event to a webhook
     * @description For admins. An API token needs the scope `webhooks:write`.
     */
    post: operations['testWebhook'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AbsenceChangedDto: {
      /** @example Absence entered. */
      message: string;
    };
    AbsenceDto: {
      /** Format: uuid */
      _id: string;
      /** @description Whether the caller may remove it. */
      canRemove: boolean;
      deputy: components['schemas']['AbsentPersonDto'] | null;
      /**
       * Format: date
       * @example 2027-01-04
       */
      firstDay: Day;
      /**
       * Format: date
       * @example 2027-01-08
       */
      lastDay: Day;
      person: components['schemas']['AbsentPersonDto'];
    };
    AbsencesDto: {
      /** @description Current and future absences, by first day. */
      absences: components['schemas']['AbsenceDto'][];
    };
    AbsentPersonDto: {
      /** Format: uuid */
      _id: string;
      /** @example Tom */
      firstName: string;
      /** @example Bright */
      lastName: string;
    };
    AcceptDto: {
      /**
       * @description Required if the session was opened from a mail: the code from `POST …/code`.
       * @example 481052
       */
      code?: string | null;
      /**
       * @description Your name
       * @example Amira Khan
       */
      name: string;
      /**
       * @description Hash of the version read, SHA-256 in hex.
       * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
       */
      sha256: string;
      /**
       * @description Terms
       * @example true
       */
      terms: boolean;
      /**
       * @description The version read.
       * @example 1
       */
      version: number;
    };
    AccountDto: {
      /** Format: uuid */
      _id: string;
      /** @example Fenwright */
      company: string;
      /** Format: email */
      email: string;
      /** @example Tom */
      firstName: string;
      /** @description Permissions on top of the role. */
      grants: components['schemas']['Grant'][];
      /** @example Ashworth */
      lastName: string;
      /**
       * Format: date-time
       * @description Accurate to the minute; null if the person has never signed in.
       */
      lastSeenAt: Instant | null;
      /**
       * Format: date-time
       * @description When the account was created.
       */
      memberSince: Instant;
      role: components['schemas']['Role'];
      /** @description invited: has no password and no identity provider yet. */
      state: components['schemas']['PersonState'];
      /**
       * @description Send it back with a change, so that two admins cannot overwrite each other.
       * @example 1
       */
      version: number;
    };
    AccountEntryDto: {
      /**
       * @description Balance after it; below zero in favour of the client.
       * @example 120000
       */
      balanceMinor: number;
      /** Format: date */
      day: Day;
      /**
       * Format: uuid
       * @description Null for payments.
       */
      invoiceId: string | null;
      kind: components['schemas']['AccountEntryKind'];
      /**
       * @description Change of the balance; below zero if it gets smaller.
       * @example 120000
       */
      minor: number;
      /**
       * @description Number of the document, or of the invoices that have the payment.
       * @example INV-000012
       */
      number: string;
    };
    /** @enum {string} */
    AccountEntryKind: 'invoice' | 'credit_note' | 'payment' | 'refund' | 'dispute' | 'write_off';
    /** @enum {string} */
    AccountFile: 'sales' | 'payments' | 'xero' | 'quickbooks' | 'pdfs';
    AccountStatementDto: {
      /** @description One for each currency. */
      accounts: components['schemas']['StatedAccountDto'][];
      /** Format: date */
      from: Day;
      /**
       * @description The company or person that it is for.
       * @example Northgate Ltd
       */
      holder: string;
      /** Format: date */
      to: Day;
    };
    AddParticipantDto: {
      /**
       * Format: email
       * @description Alternative to `memberId`. Staff give the address of a client's account; a client may invite any address if the request has no company.
       * @example amira@northgate.example
       */
      email?: string | null;
      /**
       * Format: uuid
       * @description The account of an active member of the company that the request belongs to.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      memberId?: string | null;
    };
    AdminAuthDto: {
      isAdmin: boolean;
    };
    AdminChangeDto: {
      /**
       * @description Price agreed with the client, who can see it. In USD, with at most 2 decimals. Null takes it back; omitting it changes nothing.
       * @example 12000
       */
      agreedPrice?: number | null;
      /**
       * @description Reason for an unusual move, visible to the client.
       * @example The client asked to reopen it.
       */
      reason?: string | null;
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
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
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
    AgeSumDto: {
      age: components['schemas']['InvoiceAge'];
      /** @example 3 */
      count: number;
      /** @example GBP */
      currency: string;
      /** @example 120000 */
      openMinor: number;
    };
    AgeSumsDto: {
      ages: components['schemas']['AgeSumDto'][];
    };
    AllocateDto: {
      /**
       * Format: uuid
       * @description Invoice
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      invoiceId: string;
      /**
       * @description In the smallest unit of the currency.
       * @example 120000
       */
      minor: number;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    AllocationDto: {
      /** Format: uuid */
      invoiceId: string;
      /** @example 120000 */
      minor: number;
      /** @example INV-000012 */
      number: string;
    };
    /** @enum {string} */
    ApiScope:
      | 'profile:read'
      | 'requests:read'
      | 'requests:write'
      | 'files:read'
      | 'files:write'
      | 'organisations:read'
      | 'organisations:write'
      | 'invoices:read'
      | 'invoices:write'
      | 'leads:read'
      | 'leads:write'
      | 'subscribers:read'
      | 'subscribers:write'
      | 'reports:read'
      | 'settings:read'
      | 'settings:write'
      | 'operations:read'
      | 'operations:write'
      | 'audit:read'
      | 'events:read'
      | 'webhooks:read'
      | 'webhooks:write';
    ApiTokenCreatedDto: {
      /** Format: uuid */
      _id: string;
      /**
       * @description Shown only once.
       * @example fenw_4f7Kq2ZbX9wLm1RtYc8VdHs6NpJg3AeUo5QiTzWxBy0k1AbCdE
       */
      token: string;
    };
    ApiTokenDto: {
      /** Format: uuid */
      _id: string;
      /**
       * @description The first characters of its text.
       * @example fenw_4f7K
       */
      beginning: string;
      /** Format: date-time */
      createdAt: Instant;
      /** Format: date-time */
      expiresAt: Instant;
      /**
       * Format: date-time
       * @description Accurate to the minute; null before its first use.
       */
      lastUsedAt: Instant | null;
      /** @example Billing sync */
      name: string;
      /**
       * @description Networks (CIDR) it may be used from; empty means any.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      networks: string[];
      owner: components['schemas']['ApiTokenOwnerDto'];
      scopes: components['schemas']['ApiScope'][];
    };
    ApiTokenOwnerDto: {
      /** Format: uuid */
      _id: string;
      /** @example Tom */
      firstName: string;
      /** @example Bright */
      lastName: string;
      role: components['schemas']['Role'];
    };
    ApiTokensDto: {
      pagination: components['schemas']['PageDto'];
      tokens: components['schemas']['ApiTokenDto'][];
    };
    AppEnrolmentDto: {
      /**
       * @description Base32, for people who cannot scan the QR code.
       * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      secret: string;
      /**
       * @description Content of the QR code.
       * @example otpauth://totp/Fenwright:amira%40northgate.example?secret=…
       */
      uri: string;
    };
    ApproveTestimonialDto: {
      /**
       * @description Consent
       * @example true
       */
      consent: boolean;
      /**
       * @description Company
       * @example Northgate Logistics
       */
      shownCompany?: string | null;
      /**
       * @description Name
       * @example Amira Khan
       */
      shownName: string;
      /**
       * @description Role
       * @example Head of Operations
       */
      shownRole?: string | null;
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
      /**
       * @description Published exactly like this.
       * @example They told us what would not work before we paid for it.
       */
      wording: string;
    };
    AskErasureDto: {
      /**
       * Format: password
       * @description Required if the account has a password; otherwise the sign-in must be at most ten minutes old.
       * @example heron-lantern-quay-42
       */
      currentPassword?: string | null;
    };
    AskExportDto: {
      /**
       * Format: password
       * @description Required if the sign-in is older than ten minutes.
       * @example heron-lantern-quay-42
       */
      currentPassword?: string | null;
    };
    AskToJoinDto: {
      /**
       * Format: uuid
       * @description One of `suggestions`.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      organisationId: string;
    };
    AssignDto: {
      /**
       * Format: uuid
       * @description A member of the request's team, or an admin; null releases it.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      assigneeId?: string | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    AssignedDto: {
      /** @example It is yours now. */
      message: string;
      request: components['schemas']['RequestBriefDto'];
    };
    AttachMailDto: {
      /**
       * @description Reference
       * @example REQ-000123
       */
      reference: string;
    };
    AttachmentDto: {
      /** Format: uuid */
      _id: string;
      /** @example 48213 */
      bytes: number;
      /** @description The caller may remove it now. */
      canRemove: boolean;
      /** @description Type of its content, regardless of its name. */
      mediaType: components['schemas']['FileMediaType'];
      /** @example depot-stock.xlsx */
      name: string;
      /** @description Only a clean file, or one accepted while no scanner was configured (`unscanned`), can be downloaded. */
      state: components['schemas']['FileState'];
    };
    AudienceDto: {
      /** @example 1204 */
      readers: number;
      topic: components['schemas']['NewsletterTopic'];
    };
    /** @enum {string} */
    AuditAction:
      | 'absence.entered'
      | 'absence.removed'
      | 'access.denied'
      | 'account.client-invited'
      | 'account.deactivated'
      | 'account.email-change-undone'
      | 'account.email-changed'
      | 'account.granted'
      | 'account.invited'
      | 'account.mails-chosen'
      | 'account.opened-by-provider'
      | 'account.profile-changed'
      | 'account.reactivated'
      | 'account.registered'
      | 'account.registered-again'
      | 'account.registration-cancelled'
      | 'account.role-given'
      | 'account.verified'
      | 'api-token.created'
      | 'api-token.revoked'
      | 'audit.exported'
      | 'billing.changed'
      | 'call-settings.changed'
      | 'call-type.changed'
      | 'call.booked'
      | 'call.cancelled'
      | 'call.closed'
      | 'call.moved'
      | 'call.reassigned'
      | 'canned-reply.added'
      | 'canned-reply.changed'
      | 'canned-reply.deleted'
      | 'contact.retried'
      | 'event.retried'
      | 'file.added'
      | 'file.quarantined'
      | 'file.removed'
      | 'file.rescanned'
      | 'inbound-mail.attached'
      | 'inbound-mail.dismissed'
      | 'inbound-mail.downloaded'
      | 'inbound-mail.let-in'
      | 'invoice.credited'
      | 'invoice.discarded'
      | 'invoice.exported'
      | 'invoice.interest-named'
      | 'invoice.issued'
      | 'invoice.overdue'
      | 'invoice.paid'
      | 'invoice.paused'
      | 'invoice.resumed'
      | 'invoice.written-off'
      | 'issue.approved'
      | 'issue.deliveries-decided'
      | 'issue.paused'
      | 'issue.rates-changed'
      | 'issue.returned'
      | 'issue.saved'
      | 'issue.scheduled'
      | 'issue.sent'
      | 'issue.started'
      | 'issue.stopped'
      | 'issue.submitted'
      | 'issue.withdrawn'
      | 'lead.erased'
      | 'lead.exported'
      | 'lead.made-a-request'
      | 'lead.moved'
      | 'lead.noted'
      | 'mail.cancelled'
      | 'mail.recipient-revealed'
      | 'mail.retried'
      | 'organisation.changed'
      | 'organisation.created'
      | 'organisation.join-asked'
      | 'organisation.member-invited'
      | 'organisation.member-joined'
      | 'organisation.member-left'
      | 'organisation.member-role-changed'
      | 'organisation.pending-removed'
      | 'password.changed'
      | 'password.reset'
      | 'password.reset-asked'
      | 'payment.allocated'
      | 'payment.disputed'
      | 'payment.held'
      | 'payment.received'
      | 'payment.refunded'
      | 'payment.statement-read'
      | 'payment.unallocated'
      | 'privacy.erased'
      | 'privacy.erasure-asked'
      | 'privacy.export-asked'
      | 'privacy.export-downloaded'
      | 'privacy.request-cancelled'
      | 'privacy.request-hurried'
      | 'proposal.accepted'
      | 'proposal.declined'
      | 'proposal.expired'
      | 'proposal.exported'
      | 'proposal.sent'
      | 'proposal.superseded'
      | 'proposal.withdrawn'
      | 'queue.row-retried'
      | 'rating.asked'
      | 'rating.given'
      | 'report.exported'
      | 'request.answered'
      | 'request.assigned'
      | 'request.delegated'
      | 'request.edited'
      | 'request.exported'
      | 'request.handed-over'
      | 'request.noted'
      | 'request.overdue'
      | 'request.participant-added'
      | 'request.participant-removed'
      | 'request.priced'
      | 'request.privacy-changed'
      | 'request.raised'
      | 'request.reader-invitation-revoked'
      | 'request.reader-invited'
      | 'request.reassigned'
      | 'request.released'
      | 'request.reopened'
      | 'request.replied-to'
      | 'request.stage-done'
      | 'request.status-changed'
      | 'request.urgency-changed'
      | 'request.withdrawn'
      | 'second-factor.added'
      | 'second-factor.code-used'
      | 'second-factor.codes-made'
      | 'second-factor.removed'
      | 'second-factor.reset'
      | 'service-levels.calendar-changed'
      | 'service-levels.policy-changed'
      | 'session.ended'
      | 'session.ended-by-admin'
      | 'session.ended-others'
      | 'set-up.confirmed'
      | 'set-up.test-mail-sent'
      | 'sign-in-method.added'
      | 'sign-in-method.removed'
      | 'sign-in.confirmed'
      | 'sign-in.failed'
      | 'sign-in.mail-link'
      | 'sign-in.passkey'
      | 'sign-in.password'
      | 'sign-in.provider'
      | 'sign-in.second-factor'
      | 'sign-in.second-factor-failed'
      | 'subscriber.erased'
      | 'subscriber.exported'
      | 'subscriber.released'
      | 'subscriber.suppressed'
      | 'subscriber.unsubscribed'
      | 'testimonial.approved'
      | 'testimonial.withdrawn'
      | 'webhook.changed'
      | 'webhook.created'
      | 'webhook.deleted'
      | 'webhook.disabled'
      | 'webhook.enabled'
      | 'webhook.replayed'
      | 'webhook.secret-rotated'
      | 'webhook.tested';
    AuditActorDto: {
      /** Format: uuid */
      id: string;
      /**
       * @description Current name; null for a deleted account.
       * @example Priya Raman
       */
      name: string | null;
    };
    AuditCheckDto: {
      /**
       * @description The first entry that does not match its predecessor.
       * @example null
       */
      brokenAt: string | null;
      /** @example 4711 */
      checked: number;
      /**
       * @description The last hash. Store it elsewhere: it later proves that no entries were removed from the end.
       * @example 9f86d081884c7d65
       */
      head: string | null;
      /** @description Whether no entry was changed, inserted or removed. */
      isWhole: boolean;
    };
    AuditDto: {
      entries: components['schemas']['AuditEntryDto'][];
      pagination: components['schemas']['PageDto'];
    };
    AuditEntryDto: {
      /**
       * @description Increases with each entry, not always by one.
       * @example 4711
       */
      _id: string;
      /** @example account.role-given */
      action: string;
      /** @description Null if the caller was not signed in. */
      actor: components['schemas']['AuditActorDto'] | null;
      after: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      at: Instant;
      /** @description Ids, statuses and field names; never personal values. */
      before: {
        [key: string]: unknown;
      } | null;
      /**
       * @description The caller's network; shortened after 30 days.
       * @example 203.0.113.0/24
       */
      ip: string | null;
      object: components['schemas']['AuditObjectDto'] | null;
      /** @description The same as in the response and in the logs. */
      traceId: string | null;
    };
    /** @enum {string} */
    AuditGroup:
      | 'absence'
      | 'access'
      | 'account'
      | 'api-token'
      | 'audit'
      | 'billing'
      | 'call'
      | 'call-settings'
      | 'call-type'
      | 'canned-reply'
      | 'contact'
      | 'event'
      | 'file'
      | 'inbound-mail'
      | 'invoice'
      | 'issue'
      | 'lead'
      | 'mail'
      | 'organisation'
      | 'password'
      | 'payment'
      | 'privacy'
      | 'proposal'
      | 'queue'
      | 'rating'
      | 'report'
      | 'request'
      | 'second-factor'
      | 'service-levels'
      | 'session'
      | 'set-up'
      | 'sign-in'
      | 'sign-in-method'
      | 'subscriber'
      | 'testimonial'
      | 'webhook';
    /** @enum {string} */
    AuditObject:
      | 'calendar'
      | 'call'
      | 'call-type'
      | 'canned-reply'
      | 'contact-sync'
      | 'event'
      | 'file'
      | 'inbound-mail'
      | 'invoice'
      | 'issue'
      | 'lead'
      | 'mail'
      | 'organisation'
      | 'payment'
      | 'permission'
      | 'proposal'
      | 'request'
      | 'session'
      | 'sla-policy'
      | 'subscriber'
      | 'user'
      | 'webhook';
    AuditObjectDto: {
      id: string | null;
      /**
       * @description Display name of the object; null if it no longer exists or has none.
       * @example REQ-000123
       */
      label: string | null;
      /** @example request */
      type: string;
    };
    AuthenticatorDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * @description The passkey's id, by which a browser finds it on the device; null for an app.
       * @example cGFzc2tleS1vZi1hLWxhcHRvcA
       */
      credentialId: string | null;
      kind: components['schemas']['AuthenticatorKind'];
      /**
       * Format: date-time
       * @description Null before its first use.
       */
      lastUsedAt: Instant | null;
      /** @example Work laptop */
      name: string;
    };
    /** @enum {string} */
    AuthenticatorKind: 'app' | 'passkey';
    AvailableProvidersDto: {
      /** @description Providers configured on this server; a sign-in page shows a button for each. */
      providers: components['schemas']['Provider'][];
    };
    AwaitedAnswerDto: {
      /** @description Open tasks of the client, the most important first. */
      awaits: components['schemas']['ClientTask'][];
      request: components['schemas']['RequestNameDto'];
      /** Format: date-time */
      since: Instant;
      /**
       * @description First name of the assignee who waits, if there is one.
       * @example Tom
       */
      who: string | null;
    };
    AwaitedDecisionDto: {
      /** @description Whether the caller may accept or decline it. */
      canDecide: boolean;
      /** @example GBP */
      currency: string;
      kind: components['schemas']['ProposalKind'];
      /**
       * Format: uuid
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      proposalId: string;
      /** @example PRO-000123 */
      reference: string;
      /**
       * @description With VAT, in the smallest unit of the currency.
       * @example 1440000
       */
      totalMinor: number;
    };
    BankAccountDto: {
      /** @example 00000000 */
      account: string;
      /** @example Sample Bank */
      bank: string;
      /** @example SMPLGB00 */
      bic: string;
      /** @example GB00 SMPL 0000 0000 0000 00 */
      iban: string;
      /** @example Fenwright Ltd */
      name: string;
      /** @example 00-00-00 */
      sortCode: string;
    };
    BankLineChangedDto: {
      line: components['schemas']['BankLineDto'];
      /** @example The payment is recorded. */
      message: string;
    };
    BankLineDto: {
      /** Format: uuid */
      _id: string;
      /** @example 20-00-00 12345678 */
      account: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example GBP */
      currency: string;
      /** Format: date */
      day: Day;
      /** @description Open invoices that it may pay, and why. */
      evidence: components['schemas']['EvidenceDto'][];
      /** @description The bank takes an earlier line back. */
      isReversal: boolean;
      /** @example 120000 */
      minor: number;
      /** Format: uuid */
      paymentId: string | null;
      state: components['schemas']['BankLineState'];
      /** @example NORTHGATE LTD INV-000012 */
      text: string;
      /** @example 1 */
      version: number;
    };
    BankLinesDto: {
      lines: components['schemas']['BankLineDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    BankLineState: 'open' | 'matched' | 'ignored';
    BankMappingDto: {
      /**
       * @description Column of the account
       * @example Amount
       */
      accountColumn?: string | null;
      /**
       * @description With a sign: below zero for money that went. Or give a column in and one out.
       * @example Amount
       */
      amountColumn?: string | null;
      /**
       * @description Bank
       * @example Barclays
       */
      bank: string;
      /**
       * @description Columns: a name. A file that has the same columns is read like this without being told
       * @example [
       *       "Date",
       *       "Amount",
       *       "Memo"
       *     ]
       */
      columns?: string[];
      /**
       * @description Currency
       * @example GBP
       */
      currency?: string | null;
      /**
       * @description Column of the currency
       * @example Amount
       */
      currencyColumn?: string | null;
      /**
       * @description Column of the day
       * @example Date
       */
      dayColumn: string;
      /**
       * @description Order of the day
       * @example dmy
       */
      dayOrder: components['schemas']['DayOrder'];
      /**
       * @description Decimal sign
       * @example .
       */
      decimal: components['schemas']['DecimalSign'];
      /**
       * @description Whether an amount without a sign came or went: C or D, CR or DR, Credit or Debit.
       * @example Amount
       */
      directionColumn?: string | null;
      /**
       * @description If the first line names the columns. Otherwise they are "Column 1" and so on.
       * @example true
       */
      hasHeader: boolean;
      /**
       * @description Column of money in
       * @example Amount
       */
      inColumn?: string | null;
      /**
       * @description Column of money out
       * @example Amount
       */
      outColumn?: string | null;
      /**
       * @description Second column of the text
       * @example Amount
       */
      secondTextColumn?: string | null;
      /**
       * @description Column of the text
       * @example Amount
       */
      textColumn?: string | null;
    };
    BankMappingsDto: {
      mappings: components['schemas']['BankMappingDto'][];
    };
    BillingChangedDto: {
      billing: components['schemas']['BillingDetailsDto'];
      /** @example Your billing details are saved. */
      message: string;
    };
    BillingDetailsDto: {
      /**
       * @example 1 High Street
       *     Leeds
       *     LS1 1AA
       */
      address: string;
      /** @example Northgate Ltd */
      company: string;
      /** @example GB */
      country: string;
      /** @example accounts@northgate.example */
      email: string;
      /** @example Amira Khan */
      name: string;
      /** @example PO 4711 */
      reference: string;
      /** @example GB123456789 */
      vatNumber: string;
      /** @example 1 */
      version: number;
    };
    BlockDto: {
      kind: components['schemas']['BlockKind'];
      runs: components['schemas']['RunDto'][];
    };
    /** @enum {string} */
    BlockKind: 'heading' | 'paragraph' | 'bullet' | 'number';
    BookCallDto: {
      /**
       * Format: date-time
       * @description Time
       * @example 2026-12-01T10:00:00Z
       */
      at: Instant;
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company?: string | null;
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
      name: string;
      /**
       * @description What would you like to discuss?
       * @example Stock runs out although we forecast it.
       */
      note?: string | null;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string | null;
      /**
       * @description Phone
       * @example +44 1632 960456
       */
      phone?: string | null;
      /**
       * @description Kind of call
       * @example consultation
       */
      slug: string;
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
      /**
       * @description Topic named by the link to the page.
       * @example AI Consulting
       */
      topic?: string | null;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
      /**
       * @description IANA time zone of the times shown.
       * @example Europe/London
       */
      zone: string;
    };
    BookOnRequestDto: {
      /**
       * Format: date-time
       * @description Time
       * @example 2026-12-01T10:00:00Z
       */
      at: Instant;
      /**
       * @description What would you like to discuss?
       * @example Stock runs out although we forecast it.
       */
      note?: string | null;
      /**
       * @description IANA time zone of the times shown.
       * @example Europe/London
       */
      zone: string;
    };
    /** @enum {string} */
    Budget: 'under-5k' | '5k-15k' | '15k-50k' | '50k-100k' | 'over-100k' | 'discuss';
    /** @enum {string} */
    BulkAction: 'assign' | 'team' | 'status' | 'urgency';
    BulkChangedDto: {
      /** @example 2 of 3 changed. */
      message: string;
      /** @description In the order of the call. */
      rows: components['schemas']['BulkRowAnswerDto'][];
    };
    BulkChangeDto: {
      /**
       * @description Action
       * @example assign
       */
      action: components['schemas']['BulkAction'];
      /**
       * Format: uuid
       * @description For `assign`: id of the assignee; null releases the requests.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      assigneeId?: string | null;
      /**
       * @description For `status`: reason for unusual moves, visible to the clients.
       * @example Outage at the supplier.
       */
      reason?: string | null;
      rows: components['schemas']['BulkRowDto'][];
      /**
       * @description Status
       * @example in_review
       */
      status?: components['schemas']['StaffStatus'] | null;
      /**
       * @description Team
       * @example support
       */
      team?: components['schemas']['Team'] | null;
      /**
       * @description Urgency
       * @example high
       */
      urgency?: components['schemas']['Urgency'] | null;
    };
    BulkRowAnswerDto: {
      /**
       * @description Previous value: a status, an urgency, a team or the id of an assignee.
       * @example pending
       */
      before: string | null;
      isDone: boolean;
      /**
       * @description Reason why it was not changed.
       * @example null
       */
      message: string | null;
      /** @example REQ-000123 */
      reference: string;
      /** Format: uuid */
      requestId: string;
      /**
       * @description Current version, to undo the change with; null on failure.
       * @example 2
       */
      version: number | null;
    };
    BulkRowDto: {
      /**
       * Format: uuid
       * @description Request
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      requestId: string;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    CalendarAddressDto: {
      /**
       * @description Address
       * @example https://calendar.example/secret/basic.ics
       */
      url: string;
    };
    CalendarChangedDto: {
      calendar: components['schemas']['CalendarDto'];
      /** @example Calendar saved. Running clocks follow within a minute. */
      message: string;
    };
    CalendarDto: {
      /** Format: uuid */
      _id: string;
      /** @description E.g. "2026-12-25 Christmas Day", in order. */
      holidays: string[];
      /** @description E.g. "1 09:00-18:00"; 1 is Monday. */
      hours: string[];
      /** @example Cambridge office */
      name: string;
      /** @example 1 */
      version: number;
      /** @example Europe/London */
      zone: string;
    };
    CalendarProblemDto: {
      /**
       * Format: date
       * @description The day of its first start, in its own time zone.
       * @example 2026-12-03
       */
      day: Day | null;
      /**
       * @description `start`: without a start, so it may be at any time. `end`: counts until the end of its day.
       *     `zone`: counts for all hours that it may be. `rule`: counts every day, or all the time. `dates`:
       *     some of its further dates are missing. `cut`: the calendar ends early.
       */
      reason: components['schemas']['CalendarProblemReason'];
      /** @example Planning */
      title: string;
    };
    /** @enum {string} */
    CalendarProblemReason: 'start' | 'end' | 'zone' | 'rule' | 'dates' | 'cut';
    CallBookedDto: {
      /** Format: uuid */
      _id: string;
      /** @example Your call is booked. */
      message: string;
    };
    CallBookerDto: {
      /** @example Northgate Logistics */
      company: string | null;
      /** @example amira@northgate.example */
      email: string | null;
      /** @example Amira Khan */
      name: string;
      /** @example +44 1632 960456 */
      phone: string | null;
    };
    CallChangedDto: {
      call: components['schemas']['CallDto'];
      /** @example The call has moved. */
      message: string;
    };
    CallDto: {
      /** Format: uuid */
      _id: string;
      /** @description Person who booked; only for the host and staff who may assign work. */
      booker: components['schemas']['CallBookerDto'] | null;
      /** @description Whether the caller may move or cancel it now. */
      canChange: boolean;
      /** @description Whether the caller may record if it took place. */
      canClose: boolean;
      /** Format: date-time */
      endsAt: Instant;
      host: components['schemas']['PersonDto'];
      /** Format: uuid */
      leadId: string | null;
      /** @description True if we cancelled it and the caller may choose another time. */
      mayRebook: boolean;
      /** @example 30 */
      minutes: number;
      /** @description The host is away that day or no longer on the staff. */
      needsHost: boolean;
      /**
       * @description A visitor's note. A client's note becomes a comment.
       * @example Stock runs out although we forecast it.
       */
      note: string;
      /**
       * @description A link or a telephone number, in words; null for readers who take no part in it.
       * @example By phone: we call +44 1632 960456
       */
      place: string | null;
      request: components['schemas']['RequestNameDto'] | null;
      /** Format: date-time */
      startsAt: Instant;
      state: components['schemas']['CallState'];
      /** @example Free consultation */
      title: string;
      /** @example 1 */
      version: number;
    };
    /** @enum {string} */
    CallHosts: 'team' | 'owner';
    /** @enum {string} */
    CallOutcome: 'held' | 'missed';
    CallsDto: {
      calls: components['schemas']['CallDto'][];
    };
    CallSettingsDto: {
      /**
       * @description Why the calendar cannot be read. Until it is read once, the caller offers no times.
       * @example null
       */
      calendarError: string | null;
      /** @description Events that are not fully understood, from the last reading. Only the caller sees them. */
      calendarProblems: components['schemas']['CalendarProblemDto'][];
      /** Format: date-time */
      calendarReadAt: Instant | null;
      hasCalendar: boolean;
      hasFeed: boolean;
      /**
       * @description In the caller's time zone; empty means the office's hours.
       * @example [
       *       "1 09:00-18:00"
       *     ]
       */
      hours: string[];
      /** @example https://meet.example/room */
      link: string | null;
      /** @example 1 */
      version: number;
      /** @example Europe/London */
      zone: string;
    };
    /** @enum {string} */
    CallState: 'booked' | 'cancelled' | 'held' | 'missed';
    CallTypeDto: {
      /** Format: uuid */
      _id: string;
      /** @example 15 */
      bufferMinutes: number;
      /** @example 6 */
      dailyLimit: number;
      /** @example 30 */
      horizonDays: number;
      hostIds: string[];
      hosts: components['schemas']['CallHosts'];
      isActive: boolean;
      /** @example 30 */
      minutes: number;
      /** @example 4 */
      noticeHours: number;
      /** @example consultation */
      slug: string;
      /** @example You tell us the problem. */
      summary: string;
      /** @example Free consultation */
      title: string;
      /** @example 1 */
      version: number;
    };
    CallTypesDto: {
      /** @description All possible hosts. */
      staff: components['schemas']['PersonDto'][];
      types: components['schemas']['CallTypeDto'][];
    };
    CallVersionDto: {
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    CancelRegistrationDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    CannedRepliesDto: {
      /** @description By title. */
      replies: components['schemas']['CannedReplyDto'][];
    };
    CannedReplyDto: {
      /** Format: uuid */
      _id: string;
      /** @example Hello {{firstName}}, could you send us a sample of the data? */
      body: string;
      /** @example Ask for a data sample */
      title: string;
      /** @example 1 */
      version: number;
    };
    ChangeActiveDto: {
      /**
       * @description Active
       * @example false
       */
      isActive: boolean;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    ChangeBillingDto: {
      /**
       * @description Address
       * @example 1 High Street
       *     Leeds
       *     LS1 1AA
       */
      address: string;
      /**
       * @description Company
       * @example Northgate Ltd
       */
      company?: string | null;
      /**
       * @description ISO 3166-1, two letters.
       * @example GB
       */
      country: string;
      /**
       * Format: email
       * @description Where invoices and reminders are sent.
       * @example accounts@northgate.example
       */
      email: string;
      /**
       * @description Name
       * @example Amira Khan
       */
      name: string;
      /**
       * @description A purchase order, or whatever else our invoices should quote.
       * @example PO 4711
       */
      reference?: string | null;
      /**
       * @description VAT number
       * @example GB123456789
       */
      vatNumber?: string | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    ChangeCalendarDto: {
      /**
       * @description Holidays: a day and its name, such as "2026-12-25 Christmas Day"
       * @example [
       *       "2026-12-28 Boxing Day"
       *     ]
       */
      holidays: string[];
      /**
       * @description Hours: a weekday (1 is Monday) and opening hours, such as "1 09:00-18:00"
       * @example [
       *       "1 09:00-18:00",
       *       "2 09:00-12:30",
       *       "2 13:30-18:00"
       *     ]
       */
      hours: string[];
      /**
       * @description Name
       * @example Cambridge office
       */
      name: string;
      /**
       * @description Version
       * @example 1
       */
      version: number;
      /**
       * @description Time zone
       * @example Europe/London
       */
      zone: string;
    };
    ChangeCallSettingsDto: {
      /**
       * @description Hours: a weekday (1 is Monday) and opening hours, such as "1 09:00-18:00"
       * @example [
       *       "1 09:00-18:00",
       *       "2 09:00-12:30",
       *       "2 13:30-18:00"
       *     ]
       */
      hours: string[];
      /**
       * @description Where your calls take place. Empty: by phone.
       * @example https://meet.example/room
       */
      link?: string | null;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    ChangeCallTypeDto: {
      /**
       * @description Minutes kept free afterwards
       * @example 15
       */
      bufferMinutes: number;
      /**
       * @description Most calls per host and day.
       * @example 6
       */
      dailyLimit: number;
      /**
       * @description Days ahead
       * @example 30
       */
      horizonDays: number;
      /**
       * @description Empty: every manager and admin.
       * @example []
       */
      hostIds: string[];
      /**
       * @description Can be booked
       * @example true
       */
      isActive: boolean;
      /**
       * @description Minutes
       * @example 30
       */
      minutes: number;
      /**
       * @description Minimum notice, in hours.
       * @example 4
       */
      noticeHours: number;
      /**
       * @description Summary
       * @example You tell us the problem.
       */
      summary: string;
      /**
       * @description Title
       * @example Free consultation
       */
      title: string;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    ChangeCannedReplyDto: {
      /**
       * @description May contain {{firstName}}, {{reference}}, {{projectName}}, {{myName}}, {{dueBy}}.
       * @example Hello {{firstName}}, could you send us a sample of the data for {{reference}}?
       */
      body: string;
      /**
       * @description Title
       * @example Ask for a data sample
       */
      title: string;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    ChangeCompanyDto: {
      /**
       * @description Name
       * @example Northgate Logistics
       */
      name: string;
      /**
       * @description Members who can see each other's requests: none, leads, or everyone.
       * @example everyone
       */
      sharing: components['schemas']['Sharing'];
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    ChangeDraftDto: {
      deposit?: components['schemas']['ShareDto'] | null;
      /**
       * @description Exclusions, in Markdown: headings, lists, bold and italic.
       * @example ## What we do
       *
       *     - A forecast for **4,000 parts**
       */
      exclusions?: string | null;
      lines: components['schemas']['ProposalLineDto'][];
      milestones: components['schemas']['MilestoneDraftDto'][];
      /**
       * @description Scope, in Markdown: headings, lists, bold and italic.
       * @example ## What we do
       *
       *     - A forecast for **4,000 parts**
       */
      scope?: string | null;
      /**
       * Format: date
       * @description Valid until
       * @example 2026-12-31
       */
      validUntil?: Day | null;
      /**
       * @description Why no VAT
       * @example Zero-rated: the customer is outside the UK.
       */
      vatNote?: string | null;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    ChangeGrantsDto: {
      /**
       * @description For managers only. Admins have these permissions by their role.
       * @example [
       *       "finance"
       *     ]
       */
      grants: components['schemas']['Grant'][];
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    ChangeInvoiceDraftDto: {
      /**
       * Format: date
       * @description Due on
       * @example 2026-12-15
       */
      dueOn?: Day | null;
      lines: components['schemas']['LineTextDto'][];
      /**
       * @description Sterling for one unit of the currency, with at most six decimals.
       * @example 0.7821
       */
      sterlingRate?: string | null;
      /**
       * Format: date
       * @description Tax point
       * @example 2026-12-01
       */
      taxPoint?: Day | null;
      /**
       * @description Why lines bear no VAT, as the invoice says it.
       * @example Reverse charge applies.
       */
      vatNote?: string | null;
      /**
       * @description Version
       * @example 1
       */
      version: number;
      /**
       * @description Without VAT
       * @example AE
       */
      zeroRatedAs?: components['schemas']['ZeroCategory'] | null;
    };
    ChangeLeadDto: {
      /**
       * @description Appended; never sent to the visitor.
       * @example Called; wants a proposal by Friday.
       */
      note?: string | null;
      /**
       * @description State
       * @example contacted
       */
      state?: components['schemas']['LeadState'] | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    ChangeMailPreferencesDto: {
      /** @description Omitted kinds stay unchanged. */
      preferences: components['schemas']['MailPreferenceDto'][];
      /**
       * @description IANA time zone. Daily mails arrive at 08:00 in it.
       * @example Europe/London
       */
      timeZone: string;
    };
    ChangeMemberDto: {
      /**
       * @description Role
       * @example lead
       */
      role: components['schemas']['MemberRole'];
    };
    ChangeOrganisationDto: {
      /**
       * @description Domains: a mail domain known to be theirs, such as northgate.example
       * @example [
       *       "northgate.example"
       *     ]
       */
      domains: string[];
      /**
       * @description Name
       * @example Northgate Logistics
       */
      name: string;
      /**
       * @description Members who can see each other's requests: none, leads, or everyone.
       * @example everyone
       */
      sharing: components['schemas']['Sharing'];
      /**
       * @description Version
       * @example 1
       */
      version: number;
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
    ChangePolicyDto: {
      /**
       * Format: uuid
       * @description Calendar
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      calendarId: string;
      /**
       * @description First reply, critical urgency, in working minutes.
       * @example 120
       */
      firstReplyCritical: number;
      /**
       * @description First reply, high urgency, in working minutes.
       * @example 240
       */
      firstReplyHigh: number;
      /**
       * @description First reply, low urgency, in working minutes.
       * @example 540
       */
      firstReplyLow: number;
      /**
       * @description First reply, medium urgency, in working minutes.
       * @example 540
       */
      firstReplyMedium: number;
      /**
       * @description Next reply, critical urgency, in working minutes.
       * @example 120
       */
      nextReplyCritical: number;
      /**
       * @description Next reply, high urgency, in working minutes.
       * @example 240
       */
      nextReplyHigh: number;
      /**
       * @description Next reply, low urgency, in working minutes.
       * @example 540
       */
      nextReplyLow: number;
      /**
       * @description Next reply, medium urgency, in working minutes.
       * @example 540
       */
      nextReplyMedium: number;
      /**
       * @description Resolution, critical urgency, in working minutes.
       * @example 1080
       */
      resolutionCritical: number;
      /**
       * @description Resolution, high urgency, in working minutes.
       * @example 2700
       */
      resolutionHigh: number;
      /**
       * @description Resolution, low urgency, in working minutes.
       * @example 10800
       */
      resolutionLow: number;
      /**
       * @description Resolution, medium urgency, in working minutes.
       * @example 5400
       */
      resolutionMedium: number;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    ChangePreferencesDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
      /**
       * @description Topics to be subscribed to; an empty list ends all.
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
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    ChangeWebhookDto: {
      /**
       * @description Description
       * @example Billing sync
       */
      description?: string | null;
      /**
       * @description Types of events it gets.
       * @example [
       *       "request.raised"
       *     ]
       */
      types: components['schemas']['PublishedType'][];
      /**
       * @description URL that receives the events: https, on port 443 or 8443, on the public internet.
       * @example https://hooks.northgate.example/requests
       */
      url: string;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    CheckoutOpenedDto: {
      /**
       * Format: uri
       * @description The payment page of the provider.
       */
      url: string;
    };
    ChooseViewsDto: {
      /**
       * @description View that the queue opens with. Default: the usual one.
       * @example mine
       */
      opensWith?: string | null;
      /**
       * @description Panel
       * @example support
       */
      panel: components['schemas']['Panel'];
      /**
       * @description Pinned: a view's id or name
       * @example [
       *       "mine",
       *       "overdue"
       *     ]
       */
      pinned: string[];
    };
    ClientStatsDto: {
      /**
       * @description Accepted proposals with VAT, and prices without a proposal as they were set.
       * @example 24000
       */
      agreed: number;
      completed: number;
      /** @description Number of requests in any open status. */
      in_progress: number;
      /**
       * @description With VAT, less what was credited.
       * @example 14400
       */
      invoiced: number;
      /**
       * @description Paid, with VAT, in the firm's currency.
       * @example 12000
       */
      revenue: number;
      total: number;
    };
    /** @enum {string} */
    ClientTask: 'decision' | 'file' | 'answer';
    CloseCallDto: {
      /**
       * @description Outcome
       * @example held
       */
      state: components['schemas']['CallOutcome'];
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    CodeDto: {
      /**
       * @description Code
       * @example 123 456
       */
      code: string;
    };
    ColleagueDto: {
      /** Format: uuid */
      _id: string;
      /** @example Amira */
      firstName: string;
      /** @description Whether they are away today. */
      isAway: boolean;
      /** @example Okafor */
      lastName: string;
      /**
       * @description Number of open requests assigned to them.
       * @example 7
       */
      openRequests: number;
      role: components['schemas']['StaffRole'];
    };
    ColleaguesDto: {
      /** @description Whether the caller may assign requests to others, and release theirs. */
      canAssignOthers: boolean;
      /** @description Active staff, by name. */
      colleagues: components['schemas']['ColleagueDto'][];
    };
    CommentAddedDto: {
      comment: components['schemas']['RequestCommentDto'];
      request: components['schemas']['RequestBriefDto'];
    };
    CommentDto: {
      /**
       * @description Ids of files that the caller uploaded and has not attached yet.
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      attachments?: string[] | null;
      /**
       * @description Staff only: the message needs an answer, which pauses the deadlines until the client writes.
       *     `false` takes back an earlier question.
       * @example true
       */
      awaitClient?: boolean | null;
      /**
       * @description Staff only: like `awaitClient`, for a file.
       * @example false
       */
      awaitFile?: boolean | null;
      /**
       * @description Staff only: reason for an unusual move, visible to the client.
       * @example We decided to wait a quarter.
       */
      reason?: string | null;
      /**
       * @description Staff only: new status, set together with the message.
       * @example in_review
       */
      status?: components['schemas']['StaffStatus'] | null;
      /**
       * @description Visible to the client and to our team. Internal notes have their own field.
       * @example The data sample is in the shared folder now.
       */
      text: string;
    };
    CommentsDto: {
      /**
       * Format: uuid
       * @description Send it as `before` to read the messages before these; null if these are the first.
       */
      before: string | null;
      /** @description Oldest first. */
      comments: components['schemas']['RequestCommentDto'][];
    };
    CompanyDto: {
      /** @description Without a company: the caller's invitations. */
      invitations: components['schemas']['InvitationDto'][];
      /** @description For leads also invitations and requests to join. */
      members: components['schemas']['MemberDto'][];
      /** Format: uuid */
      membershipId: string | null;
      /** @description Null if the caller has none. */
      organisation: components['schemas']['CompanyNameDto'] | null;
      role: components['schemas']['MemberRole'] | null;
      suggestions: components['schemas']['SuggestionDto'][];
    };
    CompanyNameDto: {
      /** Format: uuid */
      _id: string;
      /** @example Northgate Logistics */
      name: string;
      sharing: components['schemas']['Sharing'];
      /**
       * @description Send it back with a change.
       * @example 1
       */
      version: number;
    };
    CompanyRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
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
      fullName?: string | null;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string | null;
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    /** @enum {string} */
    ComplaintSubject:
      | 'How you use my personal data'
      | 'A mail I did not want'
      | 'Your work or service'
      | 'Other';
    /** @enum {string} */
    ConfirmedSetUpStep: 'hours' | 'mail_out';
    ConfirmSetUpDto: {
      /**
       * @description Step
       * @example hours
       */
      step: components['schemas']['ConfirmedSetUpStep'];
    };
    ConsentEventDto: {
      /** Format: date-time */
      at: Instant;
      kind: components['schemas']['ConsentEventKind'];
      /**
       * @description Truncated.
       * @example 203.0.113.0/24
       */
      network: string | null;
      /** @example /#footer */
      page: string | null;
      reason: string | null;
      /** @description Consent text that was shown. */
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
    /** @enum {string} */
    ConsentTextVersion: '2026-11';
    ContactFormDto: {
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company?: string | null;
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
       * @description The priced offer that the visitor chose.
       * @example AI Consulting in Cambridge: Supervised pilot, from £8,000
       */
      offer?: string | null;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string | null;
      /**
       * @description Phone
       * @example +44 1632 960456
       */
      phone?: string | null;
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
      /**
       * @description Topic named by the link to the form.
       * @example Discovery call
       */
      topic?: string | null;
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
      /** @description The provider's response, without addresses. */
      lastError: string | null;
      state: components['schemas']['ContactSyncState'];
      /**
       * Format: uuid
       * @description The lead or subscriber concerned.
       */
      subjectId: string;
      /** Format: date-time */
      updatedAt: Instant;
    };
    /** @enum {string} */
    ContactSyncKind: 'subscriber' | 'lead' | 'erasure';
    ContactSyncsDto: {
      contacts: components['schemas']['ContactSyncDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    ContactSyncState: 'waiting' | 'sending' | 'done' | 'refused' | 'dead';
    /** @enum {string} */
    CookieChoice: 'accepted' | 'rejected' | 'withdrawn';
    CookieChoiceDto: {
      /**
       * Format: uuid
       * @description Random number that the browser stores with the choice and uses for nothing else.
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
       * @description Version of the text shown.
       * @example 2026-11
       */
      textVersion: components['schemas']['CookieTextVersion'];
    };
    /** @enum {string} */
    CookieTextVersion: '2026-11' | '2026-12' | '2027-01';
    CreditInvoiceDto: {
      /**
       * @description Explanation
       * @example Agreed by phone on 3 December.
       */
      explanation: string;
      /** @description Empty for all that is left. */
      lines: components['schemas']['CreditLineDto'][];
      /**
       * @description mistake: it is invoiced again. reduction: the price is less than agreed.
       * @example reduction
       */
      reason: components['schemas']['CreditReason'];
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    CreditLineDto: {
      /**
       * @description Place of the line, from 0.
       * @example 0
       */
      line: number;
      /**
       * @description The amount to credit, without VAT.
       * @example 50000
       */
      netMinor: number;
    };
    /** @enum {string} */
    CreditReason: 'mistake' | 'reduction';
    CurrencyVatDto: {
      category: components['schemas']['VatCategory'];
      /** @example GBP */
      currency: string;
      /** @example 120000 */
      netMinor: number;
      /**
       * @description In hundredths of a percent.
       * @example 2000
       */
      rate: number;
      /** @example 120000 */
      vatMinor: number;
    };
    DataRequestDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /** Format: date-time */
      doneAt: Instant | null;
      /**
       * Format: date-time
       * @description A month after receipt.
       */
      dueAt: Instant;
      /** @example amira@northgate.example */
      email: string | null;
      /** @description Whether staff can download the export; only if the person cannot sign in. */
      hasFile: boolean;
      /** @description Staff raised it on the person's behalf. */
      isByStaff: boolean;
      isOverdue: boolean;
      kind: components['schemas']['DataRequestKind'];
      /**
       * @description Reason why the last attempt failed.
       * @example null
       */
      lastError: string | null;
      /**
       * @description Null once the person is erased.
       * @example Amira Okafor
       */
      name: string | null;
      /**
       * Format: date-time
       * @description When it is due to be carried out.
       */
      runsAt: Instant;
      state: components['schemas']['DataRequestState'];
      /** Format: uuid */
      subjectId: string;
      subjectKind: components['schemas']['DataSubjectKind'];
    };
    /** @enum {string} */
    DataRequestKind: 'export' | 'erase';
    DataRequestsDto: {
      dataRequests: components['schemas']['DataRequestDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    DataRequestState: 'waiting' | 'done' | 'cancelled';
    /** @enum {string} */
    DataSubjectKind: 'client' | 'lead' | 'subscriber';
    /** @enum {string} */
    DayOrder: 'dmy' | 'mdy' | 'ymd' | 'd MMM yyyy';
    /** @enum {string} */
    DecidableDelivery: 'unsure' | 'failed' | 'refused';
    DecideDeliveriesDto: {
      /**
       * @description True: send them again. False: leave them as they are.
       * @example true
       */
      send: boolean;
      /**
       * @description Which
       * @example unsure
       */
      which: components['schemas']['DecidableDelivery'];
    };
    /** @enum {string} */
    DecimalSign: '.' | ',';
    DeclineDto: {
      /**
       * @description Required if the session was opened from a mail: the code from `POST …/code`.
       * @example 481052
       */
      code?: string | null;
      /**
       * @description Reason
       * @example The price is above our budget.
       */
      reason: string;
      /**
       * @description The version read.
       * @example 1
       */
      version: number;
    };
    DelegatedDto: {
      delegation: components['schemas']['DelegationDto'];
      /** @example Delegated to the manager team. */
      message: string;
      request: components['schemas']['RequestBriefDto'];
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
      notes?: string | null;
      /**
       * Format: uuid
       * @description Request
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      requestId: string;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    DelegationDto: {
      assignedTo: components['schemas']['Team'];
      /** Format: date-time */
      delegatedAt: Instant;
      delegatedBy: components['schemas']['PersonDto'] | null;
      /**
       * @description For the team; never shown to the client.
       * @example Please start with a data audit.
       */
      notes: string | null;
    };
    DeliveriesDto: {
      deliveries: components['schemas']['DeliveryDto'][];
      pagination: components['schemas']['PageDto'];
    };
    DeliveryDto: {
      /** Format: uuid */
      _id: string;
      /**
       * @description The first 2 KB of the last response.
       * @example ok
       */
      answer: string | null;
      /** Format: date-time */
      attemptedAt: Instant | null;
      /** @example 1 */
      attempts: number;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * @description Why there was no response.
       * @example The connection was refused
       */
      error: string | null;
      /**
       * Format: uuid
       * @description The `webhook-id` it is sent with, and the event's id in the feed.
       */
      eventId: string;
      /** @description Whether it was sent again on request. */
      isReplay: boolean;
      /** @example 84 */
      milliseconds: number | null;
      /**
       * Format: date-time
       * @description Null if there is no further attempt.
       */
      nextAt: Instant | null;
      state: components['schemas']['DeliveryState'];
      /**
       * @description Of the last response.
       * @example 200
       */
      status: number | null;
      /**
       * @description Null if the event is no longer kept.
       * @example request.moved
       */
      type: string | null;
    };
    /** @enum {string} */
    DeliveryState: 'waiting' | 'sending' | 'delivered' | 'failed';
    /** @enum {string} */
    Direction: 'asc' | 'desc';
    /** @enum {string} */
    DisabledBecause: 'admin' | 'failing' | 'gone';
    DiscardDraftDto: {
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    DraftedDto: {
      invoice: components['schemas']['InvoiceDetailDto'] | null;
      /** @example The stage is done, and its invoice is drafted. */
      message: string;
    };
    DrafterDto: {
      /** Format: date-time */
      at: Instant;
      /** @description Whether it is the caller. */
      isYou: boolean;
      /** @example Hannah */
      name: string;
    };
    DraftReadDto: {
      /**
       * @description The version of the draft that was read; if outdated, the response is a 409.
       * @example 1
       */
      version: number;
    };
    /** @enum {string} */
    DueKind: 'reply' | 'resolution';
    DueRequestDto: {
      /** Format: uuid */
      _id: string;
      assignee: components['schemas']['PersonDto'] | null;
      client: components['schemas']['PersonDto'];
      /** Format: date-time */
      dueAt: Instant | null;
      /** @description It is the client's turn, so its deadlines are paused. */
      isAwaitingClient: boolean;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /** @example REQ-000123 */
      reference: string;
      status: components['schemas']['RequestStatus'];
      urgency: components['schemas']['Urgency'];
    };
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
    EditRequestDto: {
      /**
       * @description Budget
       * @example 15k-50k
       */
      budget: components['schemas']['Budget'];
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company?: string | null;
      /**
       * Format: email
       * @description Contact email
       * @example amira@northgate.example
       */
      contactEmail: string;
      /**
       * @description Contact phone
       * @example +44 1632 960456
       */
      contactPhone?: string | null;
      /**
       * @description Current challenges
       * @example Planners rely on spreadsheets.
       */
      currentChallenges?: string | null;
      /**
       * @description Description
       * @example Forecast weekly demand for 4,000 parts in three depots.
       */
      description: string;
      /**
       * @description Expected outcomes
       * @example Fewer stock-outs within a quarter.
       */
      expectedOutcomes?: string | null;
      /**
       * @description Industry
       * @example Logistics
       */
      industry?: string | null;
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
      teamSize?: string | null;
      /**
       * @description Timeline
       * @example 2-3-months
       */
      timeline: components['schemas']['Timeline'];
      /**
       * @description Urgency
       * @default medium
       * @example medium
       */
      urgency?: components['schemas']['Urgency'] | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    EmailDto: {
      /**
       * Format: email
       * @description Email
       * @example amira@northgate.example
       */
      email: string;
    };
    /** @enum {string} */
    ErrorCode:
      | 'absence_not_found'
      | 'account_deactivated'
      | 'account_disabled'
      | 'account_exists'
      | 'address_taken'
      | 'agreed_changed'
      | 'already_a_request'
      | 'already_closed'
      | 'already_decided'
      | 'already_delegated'
      | 'already_done'
      | 'already_invoiced'
      | 'already_rated'
      | 'already_taken'
      | 'already_verified'
      | 'already_with_team'
      | 'already_withdrawn'
      | 'answer_not_kept'
      | 'api_token_not_found'
      | 'api_token_refused'
      | 'assignee_required'
      | 'authenticator_not_found'
      | 'awaits_acceptance'
      | 'back_at_provider'
      | 'bank_line_not_found'
      | 'breached_password'
      | 'calendar_not_found'
      | 'call_not_found'
      | 'call_over'
      | 'call_to_come'
      | 'call_type_not_found'
      | 'canned_reply_not_found'
      | 'cards_not_taken'
      | 'code_needed'
      | 'code_wrong'
      | 'complaint'
      | 'contact_moved_on'
      | 'contact_not_found'
      | 'content_differs'
      | 'credentials_in_url'
      | 'currency_differs'
      | 'cursor_expired'
      | 'data_request_not_found'
      | 'data_request_settled'
      | 'data_request_waits'
      | 'day_ahead'
      | 'day_past'
      | 'delegation_required'
      | 'delivery_not_found'
      | 'delivery_waits'
      | 'document_not_ready'
      | 'email_not_verified'
      | 'ends_before_it_begins'
      | 'enrolment_expired'
      | 'erasure_under_way'
      | 'event_dispatched'
      | 'event_gone'
      | 'event_not_found'
      | 'export_not_found'
      | 'export_today'
      | 'factor_confirmation_required'
      | 'file_check_failed'
      | 'file_cut_short'
      | 'file_empty'
      | 'file_is_proof'
      | 'file_not_checked_yet'
      | 'file_not_found'
      | 'file_not_usable'
      | 'file_protected'
      | 'file_too_large'
      | 'file_type_refused'
      | 'forbidden'
      | 'foreign'
      | 'hand_over_first'
      | 'idempotency_in_progress'
      | 'idempotency_key_reused'
      | 'identity_taken'
      | 'in_a_company_already'
      | 'inbound_mail_not_found'
      | 'internal_error'
      | 'invalid_credentials'
      | 'invalid_day'
      | 'invalid_domain'
      | 'invalid_hours'
      | 'invalid_idempotency_key'
      | 'invitation_for_another'
      | 'invitation_not_found'
      | 'invoice_not_found'
      | 'invoice_state'
      | 'is_over'
      | 'issue_content'
      | 'issue_links'
      | 'issue_needs_another'
      | 'issue_no_readers'
      | 'issue_not_found'
      | 'issue_sending'
      | 'issue_state'
      | 'issue_tested_just_now'
      | 'issues_sent_elsewhere'
      | 'json_too_deep'
      | 'json_too_many_values'
      | 'last_admin'
      | 'last_authenticator'
      | 'last_lead'
      | 'last_sign_in_method'
      | 'lead_not_found'
      | 'leads_only'
      | 'legal_facts_missing'
      | 'link_offer_expired'
      | 'mail_cut_short'
      | 'mail_decided_already'
      | 'mail_moved_on'
      | 'mail_not_found'
      | 'mail_too_large'
      | 'malformed'
      | 'malformed_json'
      | 'malformed_url'
      | 'member_already'
      | 'member_not_found'
      | 'message_not_found'
      | 'method_not_allowed'
      | 'network_not_allowed'
      | 'more_than_left'
      | 'moved_too_often'
      | 'never_open'
      | 'newer_version'
      | 'no_erasure'
      | 'no_free_colleague'
      | 'no_organisation'
      | 'no_scanner'
      | 'no_second_factor'
      | 'no_such_client'
      | 'no_such_request'
      | 'nobody'
      | 'not_a_colleague'
      | 'not_a_cursor'
      | 'not_a_network'
      | 'not_a_reader'
      | 'not_a_url'
      | 'not_acceptable'
      | 'not_allowed_to_manage'
      | 'not_as_ubl'
      | 'not_closed'
      | 'not_delegated'
      | 'not_drawable'
      | 'not_found'
      | 'not_free_to_join'
      | 'not_https'
      | 'not_in_a_company'
      | 'not_in_organisation'
      | 'not_in_the_team'
      | 'not_linked'
      | 'not_pending'
      | 'not_rated_yet'
      | 'not_set_aside'
      | 'not_signatory'
      | 'not_with_api_token'
      | 'not_your_kind'
      | 'not_your_view'
      | 'not_yours'
      | 'note_required'
      | 'nothing_to_change'
      | 'nothing_to_credit'
      | 'offer_accepted'
      | 'one_file_only'
      | 'only_managers'
      | 'organisation_full'
      | 'organisation_not_found'
      | 'own_deputy'
      | 'own_second_factor'
      | 'participant_not_found'
      | 'participants_full'
      | 'passkey_known'
      | 'passkey_refused'
      | 'passkey_unknown'
      | 'password_locked'
      | 'password_needed'
      | 'payload_too_large'
      | 'pay_link_dead'
      | 'payment_not_found'
      | 'payment_pending'
      | 'payments_unavailable'
      | 'period_too_long'
      | 'person_erased'
      | 'person_not_found'
      | 'plan_item_not_found'
      | 'port_not_allowed'
      | 'precondition_failed'
      | 'price_agreed'
      | 'private_address'
      | 'proposal_not_found'
      | 'proposal_state'
      | 'provider_not_offered'
      | 'provider_unavailable'
      | 'public_domain'
      | 'quota_exceeded'
      | 'range_not_satisfiable'
      | 'rating_link_dead'
      | 'reauthentication_required'
      | 'repeated'
      | 'request_closed'
      | 'request_is_personal'
      | 'request_not_found'
      | 'required'
      | 'review_has_begun'
      | 'scope_missing'
      | 'scope_not_yours'
      | 'second_factor_required'
      | 'sender_unknown'
      | 'session_not_found'
      | 'signature_invalid'
      | 'slower_than_promised'
      | 'slug_taken'
      | 'space_used_up'
      | 'staff_account'
      | 'staff_already'
      | 'staff_erased_by_admin'
      | 'staff_only'
      | 'statement_refused'
      | 'storage_unavailable'
      | 'subscriber_not_found'
      | 'takes_money_back'
      | 'time_taken'
      | 'title_taken'
      | 'token_expired'
      | 'token_invalid'
      | 'token_required'
      | 'token_revoked'
      | 'token_superseded'
      | 'token_used'
      | 'too_large'
      | 'too_late_to_change'
      | 'too_late_to_remove'
      | 'too_long_ago'
      | 'too_many_absences'
      | 'too_many_api_tokens'
      | 'too_many_authenticators'
      | 'too_many_calendars'
      | 'too_many_call_types'
      | 'too_many_calls'
      | 'too_many_files'
      | 'too_many_invoices'
      | 'too_many_invoices_of_payment'
      | 'too_many_mails'
      | 'too_many_proposals'
      | 'too_many_replies'
      | 'too_many_views'
      | 'too_many_wait'
      | 'too_many_webhooks'
      | 'too_much_to_replay'
      | 'type_not_yours'
      | 'unauthenticated'
      | 'unavailable'
      | 'unknown_filter'
      | 'unknown_page'
      | 'unknown_placeholder'
      | 'unknown_value'
      | 'unknown_zone'
      | 'unsupported_media_type'
      | 'uri_too_long'
      | 'validation_failed'
      | 'version_conflict'
      | 'view_name_taken'
      | 'view_not_found'
      | 'weak_password'
      | 'webhook_disabled'
      | 'webhook_not_found'
      | 'wrong_code'
      | 'wrong_password';
    EventFeedDto: {
      /**
       * @description Send it as `after` to continue from here. Valid for as long as the log is kept.
       * @example 184.f3a91c07d2b4e655
       */
      cursor: string;
      /** @description In a fixed order; later events always follow earlier ones. */
      events: components['schemas']['PublishedEventDto'][];
      /** @description True if there may be more; call again at once, even if this response is empty. */
      hasMore: boolean;
    };
    EventRetriedDto: {
      /** @example It will be retried at once. */
      message: string;
    };
    EvidenceDto: {
      /** @example Northgate Ltd */
      company: string;
      /** Format: uuid */
      invoiceId: string;
      /** @example INV-000012 */
      number: string;
      /** @example 120000 */
      openMinor: number;
      /** @description Found in the line: its number, its amount (sum), or amount and name. */
      why: components['schemas']['EvidenceKind'];
    };
    /** @enum {string} */
    EvidenceKind: 'number' | 'sum' | 'sum and name';
    ExchangeDto: {
      /**
       * @description The one-time code from the `token` query parameter. Works for 60 seconds.
       * @example Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfGgHhIiJjKkL
       */
      code: string;
    };
    FactorAddedDto: {
      /**
       * @description Recovery codes, shown only once with the first passkey or app; null with any other.
       * @example [
       *       "4F7K-Q2ZB-X9WM"
       *     ]
       */
      codes: string[] | null;
      /** Format: date-time */
      expiresAt: Instant;
      /** @example Your password was changed. */
      message: string;
      /**
       * @description Replaces the token this call was made with.
       * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
       */
      token: string;
    };
    FailingEventDto: {
      /** Format: uuid */
      _id: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      at: Instant;
      /** @example 3 */
      attempts: number;
      /**
       * @description Number of events that wait for this one.
       * @example 2
       */
      heldUp: number;
      /**
       * @description The subscriber that failed, and its error.
       * @example mail request-received: connection lost
       */
      lastError: string;
      /**
       * Format: date-time
       * @description In the year 9999 if its data is broken: it then waits for staff and delays no other event.
       */
      nextAttemptAt: Instant;
      /**
       * @description Its subject, as `type:id`. Later events of the subject wait, unless this event's data is
       *     broken. Null if it has no subject.
       */
      subject: string | null;
      /** @description Quote it to find the log lines of its cause. */
      traceId: string | null;
      /** @example request.raised */
      type: string;
    };
    FailingEventsDto: {
      events: components['schemas']['FailingEventDto'][];
      pagination: components['schemas']['PageDto'];
    };
    FailureDto: {
      /** @example 4 */
      mails: number;
      /** @example 550 5.1.1 No such user here */
      reply: string;
      state: components['schemas']['IssueDeliveryState'];
    };
    FeedDto: {
      /**
       * @description Shown once.
       * @example https://example.com/calls/feed/3q2n0l1mY8Zc.ics
       */
      url: string;
    };
    FieldErrorDto: {
      /** @example invalid_email */
      code: string;
      /**
       * @description The field of the body or query, as the caller wrote it.
       * @example email
       */
      field: string;
      /** @example Please enter a valid email address */
      message: string;
    };
    FiguresDto: {
      /**
       * @description In the firm's currency: prices agreed in the period, of requests neither rejected nor withdrawn.
       * @example 48000
       */
      agreedValue: number;
      /**
       * @description First replies given in the period.
       * @example 112
       */
      answered: number;
      /**
       * @description Median working minutes until the first reply. Exact below 64, rounded down by at most 3% above; null without
       *     replies.
       * @example 95
       */
      medianMinutes: number | null;
      /**
       * @description Number of replies within the deadline.
       * @example 104
       */
      onTime: number;
      /**
       * @description 90th percentile, rounded like the median.
       * @example 340
       */
      p90Minutes: number | null;
      /**
       * @description Number of replies with a deadline.
       * @example 110
       */
      promised: number;
      /**
       * @description Requests raised in the period.
       * @example 120
       */
      received: number;
    };
    /** @enum {string} */
    FileMediaType:
      | 'application/pdf'
      | 'image/png'
      | 'image/jpeg'
      | 'image/webp'
      | 'image/gif'
      | 'image/heic'
      | 'image/avif'
      | 'application/zip'
      | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
      | 'application/vnd.oasis.opendocument.text'
      | 'application/vnd.oasis.opendocument.spreadsheet'
      | 'text/plain';
    /** @enum {string} */
    FileState: 'scanning' | 'unscanned' | 'clean' | 'quarantined' | 'failed';
    FileUploadedDto: {
      attachment: components['schemas']['AttachmentDto'];
    };
    FirmDto: {
      /** @example 12 Quayside, Cambridge */
      address: string;
      /** @example 01234567 */
      companyNumber: string;
      /** @description True if the company and VAT numbers are samples. */
      isSample: boolean;
      /** @example Fenwright Ltd */
      legalName: string;
      /** @example 12 Quayside, Cambridge */
      office: string;
      /** @example England and Wales */
      place: string;
      /** @example GB 123 4567 89 */
      vatNumber: string | null;
    };
    FormTokenDto: {
      /** @example m8xk2p1c.Zm9ybS10b2tlbg */
      token: string;
    };
    GapDto: {
      /** @example lines.0.text */
      field: string;
      /** @example Say what this line is for. */
      message: string;
    };
    GiveRatingDto: {
      /**
       * @description Reasons for the score.
       * @example [
       *       "result"
       *     ]
       */
      reasons?: components['schemas']['RatingReason'][] | null;
      /**
       * @description Remark
       * @example The forecast works; the handover could have been longer.
       */
      remark?: string | null;
      /**
       * @description Rating
       * @example 5
       */
      score: number;
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    /** @enum {string} */
    Grant: 'finance';
    HistoryDto: {
      /**
       * Format: uuid
       * @description Send it as `before` to read the history before these; null if these are the first.
       */
      before: string | null;
      /** @description Oldest first. */
      history: components['schemas']['HistoryEntryDto'][];
    };
    HistoryEntryDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      at: Instant;
      /**
       * @description Author, in words for the reader.
       * @example Priya from our team
       */
      by: string;
      /** @description Staff only: an unusual move. */
      isOverride?: boolean;
      /** @example null */
      reason: string | null;
      status: components['schemas']['RequestStatus'] | null;
      /** @example Moved from Pending to In review */
      text: string;
    };
    InboundMailDto: {
      /** Format: uuid */
      _id: string;
      /** @example 24300 */
      bytes: number;
      /** @description Whether it can be attached to a request. */
      canAttach: boolean;
      /** @description Whether it can be dismissed. */
      canDismiss: boolean;
      /** @description Whether it can be accepted. */
      canLetIn: boolean;
      /**
       * @description Beginning of the sender's text.
       * @example The data sample follows tomorrow.
       */
      excerpt: string | null;
      /** @example amira@northgate.example */
      fromAddress: string | null;
      /** @example Amira Okafor */
      fromName: string | null;
      /**
       * @description Author of the message, if accepted.
       * @example Amira Okafor
       */
      person: string | null;
      /** @description Null if there is no problem. */
      reason: components['schemas']['InboundMailReason'] | null;
      /** Format: date-time */
      receivedAt: Instant;
      /** @example REQ-000123 */
      reference: string | null;
      refusedFiles: components['schemas']['RefusedFileDto'][];
      /**
       * Format: uuid
       * @description The request that it answers, if known.
       */
      requestId: string | null;
      state: components['schemas']['InboundMailState'];
      /** @example Re: An answer to your request REQ-000123 */
      subject: string | null;
    };
    /** @enum {string} */
    InboundMailReason:
      | 'other_sender'
      | 'unclear_sender'
      | 'only_subject'
      | 'unproven'
      | 'dmarc_failed'
      | 'too_many'
      | 'empty'
      | 'maybe_automatic'
      | 'encrypted'
      | 'winmail'
      | 'unknown_encoding'
      | 'too_long'
      | 'no_request'
      | 'unknown_sender'
      | 'no_access'
      | 'automatic'
      | 'mailing_list'
      | 'bounce'
      | 'own_mail'
      | 'test_answer'
      | 'too_large'
      | 'unreadable'
      | 'gave_up';
    InboundMailsDto: {
      /** @description Newest first. */
      mails: components['schemas']['InboundMailDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    InboundMailState:
      | 'received'
      | 'imported'
      | 'held'
      | 'unmatched'
      | 'ignored'
      | 'failed'
      | 'dismissed';
    InterestDto: {
      /**
       * @description Is named
       * @example true
       */
      isNamed: boolean;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    InvitationDto: {
      /** Format: uuid */
      _id: string;
      /** @example Northgate Logistics */
      organisation: string;
      role: components['schemas']['MemberRole'];
    };
    InvitedReaderDto: {
      /** Format: uuid */
      _id: string;
      /** Format: email */
      email: string;
      /** Format: date-time */
      expiresAt: Instant;
    };
    InviteMemberDto: {
      /**
       * Format: email
       * @description Email
       * @example lena.fischer@northgate.example
       */
      email: string;
      /**
       * @description Role
       * @example member
       */
      role: components['schemas']['MemberRole'];
    };
    InviteStaffDto: {
      /**
       * Format: email
       * @description Email
       * @example niamh.doyle@northgate.example
       */
      email: string;
      /**
       * Format: uuid
       * @description The id of the account in the 409 `account_exists`, to give it access.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      existingAccount?: string | null;
      /**
       * @description First name
       * @example Niamh
       */
      firstName?: string | null;
      /**
       * @description Last name
       * @example Doyle
       */
      lastName?: string | null;
      /**
       * @description Access
       * @example support
       */
      role: components['schemas']['StaffRole'];
    };
    /** @enum {string} */
    InvoiceAge: 'not_due' | 'to_30' | 'to_60' | 'over_60';
    InvoiceChangedDto: {
      invoice: components['schemas']['InvoiceDetailDto'];
      /** @example The invoice is issued. */
      message: string;
    };
    InvoiceDetailDto: {
      /** Format: uuid */
      _id: string;
      buyer: components['schemas']['BillingDetailsDto'];
      canManage: boolean;
      /** @description Whether clients can pay it online. */
      canPay: boolean;
      /** @example Amira Khan */
      client: string;
      /** @example Northgate Ltd */
      company: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example 120000 */
      creditedMinor: number;
      /** @description The latest. */
      creditNotes: components['schemas']['RelatedInvoiceDto'][];
      /** @description The invoice that this credit note credits. */
      credits: components['schemas']['RelatedInvoiceDto'] | null;
      /** @example GBP */
      currency: string;
      /**
       * @description Days since it was due, if it is open and late; else 0.
       * @example 0
       */
      daysLate: number;
      /** Format: date */
      dueOn: Day | null;
      explanation: string | null;
      /** @description Why it cannot be issued yet. */
      gaps: components['schemas']['InvoiceGapDto'][];
      hasPdf: boolean;
      /** Format: date */
      issuedOn: Day | null;
      kind: components['schemas']['InvoiceKind'];
      lastReminder: components['schemas']['ReminderStep'] | null;
      lines: components['schemas']['InvoiceLineDto'][];
      /** @description Whether reminders name the statutory interest. */
      namesInterest: boolean;
      /** @example 120000 */
      netMinor: number;
      /** Format: date-time */
      nextReminderAt: Instant | null;
      /**
       * @description Null for a draft.
       * @example INV-000012
       */
      number: string | null;
      /**
       * @description The amount still to pay.
       * @example 120000
       */
      openMinor: number;
      /** @example 120000 */
      paidMinor: number;
      /**
       * Format: date-time
       * @description No reminders are sent, because the client has asked about it.
       */
      pausedAt: Instant | null;
      /** @description The latest. */
      payments: components['schemas']['InvoicePaymentDto'][];
      /**
       * @description Of the proposal that was accepted.
       * @example PRO-000012
       */
      proposal: string;
      reason: components['schemas']['CreditReason'] | null;
      request: components['schemas']['RequestNameDto'];
      /**
       * Format: date-time
       * @description When the client first opened it.
       */
      seenAt: Instant | null;
      seller: components['schemas']['SellerDto'];
      state: components['schemas']['InvoiceState'];
      /** @description The VAT in sterling, if the currency is another. */
      sterling: components['schemas']['SterlingDto'] | null;
      /** @example 0.7821 */
      sterlingRate: string | null;
      /** Format: date */
      taxPoint: Day | null;
      /** @example 120000 */
      totalMinor: number;
      vat: components['schemas']['InvoiceVatDto'][];
      /** @example 120000 */
      vatMinor: number;
      vatNote: string;
      /** @example 1 */
      version: number;
      writeOffReason: string | null;
      zeroRatedAs: components['schemas']['ZeroCategory'] | null;
    };
    InvoiceDto: {
      /** Format: uuid */
      _id: string;
      /** @example Amira Khan */
      client: string;
      /** @example Northgate Ltd */
      company: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example 120000 */
      creditedMinor: number;
      /** @example GBP */
      currency: string;
      /**
       * @description Days since it was due, if it is open and late; else 0.
       * @example 0
       */
      daysLate: number;
      /** Format: date */
      dueOn: Day | null;
      /** Format: date */
      issuedOn: Day | null;
      kind: components['schemas']['InvoiceKind'];
      /** @example 120000 */
      netMinor: number;
      /**
       * @description Null for a draft.
       * @example INV-000012
       */
      number: string | null;
      /**
       * @description The amount still to pay.
       * @example 120000
       */
      openMinor: number;
      /** @example 120000 */
      paidMinor: number;
      request: components['schemas']['RequestNameDto'];
      state: components['schemas']['InvoiceState'];
      /** @example 120000 */
      totalMinor: number;
      /** @example 120000 */
      vatMinor: number;
    };
    InvoiceGapDto: {
      /** @example required */
      code: string;
      /** @example buyer.address */
      field: string;
      /** @example Say the address of the client. */
      message: string;
    };
    /** @enum {string} */
    InvoiceKind: 'deposit' | 'stage' | 'final' | 'credit';
    InvoiceLineDto: {
      /** @example 120000 */
      netMinor: number;
      /**
       * @description In thousandths.
       * @example 1000
       */
      quantity: number;
      /** @example First results, PRO-000012 */
      text: string;
      unit?: components['schemas']['LineUnit'];
      /** @example 120000 */
      unitMinor: number;
      /**
       * @description In hundredths of a percent.
       * @example 2000
       */
      vatRate: number;
    };
    InvoicePaymentDto: {
      /** Format: uuid */
      _id: string;
      /** @example card */
      kind: string;
      /**
       * @description Below zero if it went back.
       * @example 120000
       */
      minor: number;
      /** Format: date */
      receivedOn: Day;
    };
    InvoiceQuestionDto: {
      /**
       * @description Question
       * @example What is line 2 for?
       */
      text: string;
    };
    InvoicesDto: {
      invoices: components['schemas']['InvoiceDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    InvoiceState: 'draft' | 'issued' | 'part_paid' | 'paid' | 'credited' | 'written_off';
    InvoiceVatDto: {
      category: components['schemas']['VatCategory'];
      /** @example 120000 */
      netMinor: number;
      /** @example 2000 */
      rate: number;
      /** @example 120000 */
      vatMinor: number;
    };
    /** @enum {string} */
    IssueDeliveryState:
      | 'waiting'
      | 'sending'
      | 'sent'
      | 'unsure'
      | 'bounced'
      | 'failed'
      | 'refused'
      | 'left'
      | 'complained'
      | 'unresolved';
    IssueDto: {
      _id: string;
      /** @example Amira Khan */
      approver: string | null;
      /** @description Confirmed readers of each topic. Empty once the issue is scheduled. */
      audience: components['schemas']['AudienceDto'][];
      /** @example Robin Marsh */
      author: string | null;
      body: string;
      counts: components['schemas']['PoolCountDto'][];
      /** @example 2000 */
      dailyLimit: number | null;
      /** @description The most frequent replies of mail servers, among the newest 5,000 mails of each state. */
      failures: components['schemas']['FailureDto'][];
      /** Format: date-time */
      finishedAt: Instant | null;
      /** @description Why the system paused or stopped it; null if it did not. */
      halted: components['schemas']['IssueHalt'] | null;
      /** @description Moves the caller may make now. */
      moves: components['schemas']['IssueMove'][];
      /** @example 12 */
      number: number;
      preheader: string;
      /** @example 1204 */
      readers: number;
      /** Format: date-time */
      sendAt: Instant | null;
      /** @example 12-what-we-learned-in-november */
      slug: string;
      /** Format: date-time */
      startedAt: Instant | null;
      state: components['schemas']['IssueState'];
      /** @example What we learned in November */
      subject: string;
      topics: components['schemas']['NewsletterTopic'][];
      /**
       * @description Readers when it was frozen; 0 before.
       * @example 1204
       */
      total: number;
      /** Format: date-time */
      updatedAt: Instant;
      /** @example 3 */
      version: number;
      /** Format: date-time */
      withdrawnAt: Instant | null;
    };
    /** @enum {string} */
    IssueHalt: 'missed' | 'restored' | 'bounces' | 'complaints' | 'text';
    /** @enum {string} */
    IssueMove:
      | 'submit'
      | 'return'
      | 'approve'
      | 'schedule'
      | 'unschedule'
      | 'pause'
      | 'resume'
      | 'stop'
      | 'withdraw'
      | 'restore';
    IssueRowDto: {
      _id: string;
      /** @example Robin Marsh */
      author: string | null;
      /** @example 12 */
      number: number;
      /** Format: date-time */
      sendAt: Instant | null;
      /** Format: date-time */
      startedAt: Instant | null;
      state: components['schemas']['IssueState'];
      /** @example What we learned in November */
      subject: string;
      topics: components['schemas']['NewsletterTopic'][];
      /**
       * @description Readers when it was frozen; 0 before.
       * @example 1204
       */
      total: number;
      /** Format: date-time */
      updatedAt: Instant;
    };
    IssuesDto: {
      /** @description Whether contacts are also kept at Brevo. */
      hasProvider: boolean;
      /** @description False while mails go out through Brevo: issues are then sent there. */
      isSentHere: boolean;
      issues: components['schemas']['IssueRowDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    IssueState:
      | 'draft'
      | 'review'
      | 'approved'
      | 'scheduled'
      | 'freezing'
      | 'sending'
      | 'paused'
      | 'sent'
      | 'stopped';
    IssueTextDto: {
      /**
       * @description Markdown. HTML is shown as text, and pictures become their description.
       * @example ## Forecasting spare parts
       *
       *     The pilot paid for itself in [nine weeks](/case-studies).
       */
      body?: string | null;
      /**
       * @description Shown beside the subject by mail programs.
       * @example Three projects, and one that we advised against.
       */
      preheader?: string | null;
      /**
       * @description Subject
       * @example What we learned in November
       */
      subject: string;
      /**
       * @description Topics
       * @example [
       *       "newsletter"
       *     ]
       */
      topics: components['schemas']['NewsletterTopic'][];
    };
    JoinCompanyDto: {
      /**
       * Format: uuid
       * @description One of `invitations`, instead of a token.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      invitationId?: string | null;
      /**
       * @description Token of the link in the mail.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token?: string | null;
    };
    JoinedRequestDto: {
      /** @example You take part in this request now. */
      message: string;
      /** Format: uuid */
      requestId: string;
    };
    JoinRequestDto: {
      /**
       * @description Token of the link in the mail.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    KeepAccountDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    KeyParametersDto: {
      /**
       * @description A COSE algorithm.
       * @example -7
       */
      alg: number;
      /** @example public-key */
      type: string;
    };
    KeySelectionDto: {
      /** @example false */
      requireResidentKey?: boolean;
      /** @example preferred */
      residentKey?: string;
      /** @example required */
      userVerification?: string;
    };
    /** @enum {string} */
    LandingService:
      | 'AI Consulting'
      | 'Machine Learning'
      | 'Data Analytics'
      | 'AI Integration'
      | 'Custom Web Applications';
    LastDeliveryDto: {
      /** Format: date-time */
      attemptedAt: Instant;
      state: components['schemas']['DeliveryState'];
      /**
       * @description Of the response; null if there was none.
       * @example 200
       */
      status: number | null;
    };
    LeadBriefDto: {
      /** Format: uuid */
      _id: string;
      company: string | null;
      /** Format: date-time */
      createdAt: Instant;
      details: components['schemas']['LeadDetailsDto'];
      /** Format: email */
      email: string;
      form: components['schemas']['LeadForm'];
      /** @description Empty for visitors who only left an address. */
      fullName: string;
      jobTitle: string | null;
      /** @example /contact */
      page: string | null;
      phone: string | null;
      /**
       * Format: date-time
       * @description Response deadline; null if no response was promised.
       */
      replyDueAt: Instant | null;
      /**
       * Format: uuid
       * @description Project request made from it.
       */
      requestId: string | null;
      service: components['schemas']['LeadService'];
      state: components['schemas']['LeadState'];
      /** @description Source of the visit. */
      tracking: {
        [key: string]: string;
      };
      /** @description Why it was automatically classified as spam. */
      trap: components['schemas']['LeadTrap'] | null;
      /** Format: date-time */
      updatedAt: Instant;
      version: number;
    };
    LeadChangedDto: {
      lead: components['schemas']['LeadBriefDto'];
      /** @example Lead updated. */
      message: string;
    };
    LeadDetailDto: {
      /** @description Latest actions of staff, oldest first. */
      events: components['schemas']['LeadEventDto'][];
      /**
       * Format: uuid
       * @description Send it as `before` to read the entries before these; null if these are the first.
       */
      eventsBefore: string | null;
      lead: components['schemas']['LeadDto'];
    };
    LeadDetailsDto: {
      authority?: boolean;
      budget?: string;
      /** @description ISO time of the call as first booked. */
      callAt?: string;
      offer?: string;
      role?: string;
      /** @description Submission time by the visitor's own clock. */
      submittedAt?: string;
      timeline?: string;
      topic?: string;
    };
    LeadDto: {
      /** Format: uuid */
      _id: string;
      company: string | null;
      /** Format: date-time */
      createdAt: Instant;
      details: components['schemas']['LeadDetailsDto'];
      /** Format: email */
      email: string;
      form: components['schemas']['LeadForm'];
      /** @description Empty for visitors who only left an address. */
      fullName: string;
      jobTitle: string | null;
      message: string;
      /** @example /contact */
      page: string | null;
      phone: string | null;
      /**
       * Format: date-time
       * @description Response deadline; null if no response was promised.
       */
      replyDueAt: Instant | null;
      /**
       * Format: uuid
       * @description Project request made from it.
       */
      requestId: string | null;
      service: components['schemas']['LeadService'];
      state: components['schemas']['LeadState'];
      /** @description Source of the visit. */
      tracking: {
        [key: string]: string;
      };
      /** @description Why it was automatically classified as spam. */
      trap: components['schemas']['LeadTrap'] | null;
      /** Format: date-time */
      updatedAt: Instant;
      version: number;
    };
    LeadEventDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      at: Instant;
      /**
       * @description Author; null for a deleted account.
       * @example Ruth Bell
       */
      by: string | null;
      kind: components['schemas']['LeadEventKind'];
      text: string | null;
      toState: components['schemas']['LeadState'] | null;
    };
    /** @enum {string} */
    LeadEventKind: 'note' | 'state' | 'request';
    LeadEventsDto: {
      /**
       * Format: uuid
       * @description Send it as `before` to read the entries before these; null if these are the first.
       */
      before: string | null;
      /** @description Oldest first. */
      events: components['schemas']['LeadEventDto'][];
    };
    /** @enum {string} */
    LeadForm: 'contact' | 'service' | 'mvp' | 'notify' | 'complaint' | 'call';
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
      page?: string | null;
      /**
       * @description Phone
       * @example +44 1632 960456
       */
      phone?: string | null;
      /**
       * @description Preset by the page. Default: AI Consulting.
       * @example AI Integration
       */
      service?: components['schemas']['LandingService'] | null;
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
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
      | 'Call'
      | 'Webinars'
      | 'Resources'
      | 'Startup AI Package'
      | 'Demo';
    /** @enum {string} */
    LeadState: 'new' | 'contacted' | 'won' | 'lost' | 'spam';
    /** @enum {string} */
    LeadTrap: 'honeypot' | 'too_fast';
    /** @enum {string} */
    LeavingReason: 'too_many' | 'not_relevant' | 'never_asked' | 'other';
    LineTextDto: {
      /**
       * @description Description
       * @example First results, PRO-000012
       */
      text: string;
    };
    /** @enum {string} */
    LineUnit: 'day' | 'piece' | 'fixed';
    LineVersionDto: {
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    LinkDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    LinkStartedDto: {
      /**
       * @description The provider's page; send the browser there. It returns to /dashboard/profile.
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
      /** @description Contacts that the provider refused, or that we gave up. */
      contactsRefused: number;
      /** @description Mails given up; they stay until someone handles them. Counted up to 10,000. */
      dead: number;
      eventsFailing: number;
      /** @description Events not yet delivered to all subscribers, including failed ones. */
      eventsWaiting: number;
      /** @description Whether a marketing provider is configured. */
      hasProvider: boolean;
      /** @description Age of the oldest unsent mail in seconds; null if none waits. */
      oldestUnsentSeconds: number | null;
      queued: number;
      /** @description Jobs in Redis; null while Redis is unavailable. */
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
    /** @enum {string} */
    MailDelivery: 'at_once' | 'daily' | 'never';
    MailDto: {
      /** Format: uuid */
      _id: string;
      /** @example 1 */
      attempts: number;
      /** @description Whether it can be cancelled. */
      canCancel: boolean;
      /** @description Whether it can be retried. */
      canRetry: boolean;
      /** Format: date-time */
      createdAt: Instant;
      /** @example 421 Try again later */
      lastError: string | null;
      /**
       * Format: date-time
       * @description Time of the next attempt, while waiting.
       */
      nextAttemptAt: Instant | null;
      /**
       * @description Masked. In the list, null until the first attempt; elsewhere, null if the mail no longer has a
       *     recipient.
       * @example a***@northgate.example
       */
      recipient: string | null;
      /** Format: date-time */
      sentAt: Instant | null;
      state: components['schemas']['MailState'];
      template: components['schemas']['MailTemplate'];
      /** @description Quote it to find the log lines of its cause. */
      traceId: string | null;
    };
    /** @enum {string} */
    MailKind:
      | 'request_moves'
      | 'request_messages'
      | 'new_requests'
      | 'assigned_to_me'
      | 'client_replies'
      | 'client_changes'
      | 'due_times';
    /** @enum {string} */
    MailPool: 'google' | 'microsoft' | 'yahoo' | 'apple' | 'rest';
    MailPreferenceDto: {
      /**
       * @description Delivery
       * @example daily
       */
      delivery: components['schemas']['MailDelivery'];
      /**
       * @description Kind
       * @example request_moves
       */
      kind: components['schemas']['MailKind'];
    };
    MailPreferencesChangedDto: {
      /** @description Whether the account chose its time zone; otherwise it is the office's. */
      isTimeZoneChosen: boolean;
      /** @example Your choices are saved. */
      message: string;
      /** @description Every kind available to this account, in the order shown on the screen. */
      preferences: components['schemas']['MailPreferenceDto'][];
      /**
       * @description The office's by default.
       * @example Europe/London
       */
      timeZone: string;
    };
    MailPreferencesDto: {
      /** @description Whether the account chose its time zone; otherwise it is the office's. */
      isTimeZoneChosen: boolean;
      /** @description Every kind available to this account, in the order shown on the screen. */
      preferences: components['schemas']['MailPreferenceDto'][];
      /**
       * @description The office's by default.
       * @example Europe/London
       */
      timeZone: string;
    };
    MailsDto: {
      mails: components['schemas']['MailDto'][];
      pagination: components['schemas']['PageDto'];
    };
    /** @enum {string} */
    MailState:
      | 'held'
      | 'waiting'
      | 'queued'
      | 'sending'
      | 'sent'
      | 'merged'
      | 'dead'
      | 'skipped'
      | 'cancelled';
    /** @enum {string} */
    MailTemplate:
      | 'acceptance-code'
      | 'address-changing'
      | 'already-have-account'
      | 'api-token-created'
      | 'calendar-unread'
      | 'call-for-booker'
      | 'call-for-host'
      | 'call-not-booked'
      | 'client-invitation'
      | 'client-moved-request'
      | 'client-replied'
      | 'colleague-wrote'
      | 'company-invitation'
      | 'company-join-asked'
      | 'company-joined'
      | 'company-removed'
      | 'complaint-received'
      | 'confirm-address'
      | 'confirm-new-address'
      | 'confirm-subscription'
      | 'erasure-asked'
      | 'erasure-cancelled'
      | 'erasure-done'
      | 'erasure-near'
      | 'export-ready'
      | 'invoice-for-client'
      | 'issue-halted'
      | 'issue-review'
      | 'issue-test'
      | 'lead-received'
      | 'new-complaint'
      | 'new-lead'
      | 'new-request'
      | 'new-subscriber'
      | 'newsletter-data-link'
      | 'participant-added'
      | 'password-changed'
      | 'proposal-for-client'
      | 'proposal-for-staff'
      | 'rating-asked'
      | 'rating-low'
      | 'request-answered'
      | 'request-assigned'
      | 'request-delegated'
      | 'request-invitation'
      | 'request-overdue'
      | 'request-received'
      | 'reset-password'
      | 'role-changed'
      | 'second-factor-changed'
      | 'set-up-test'
      | 'sign-in-method-changed'
      | 'staff-invitation'
      | 'status-changed'
      | 'subscription-ended'
      | 'subscription-welcome'
      | 'testimonial-approved'
      | 'webhook-disabled';
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
       * @description First name of the client, if no account has this address.
       * @example Amira
       */
      firstName?: string | null;
      /**
       * @description Last name
       * @example Khan
       */
      lastName?: string | null;
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
       * @default medium
       * @example medium
       */
      urgency?: components['schemas']['Urgency'] | null;
    };
    ManagerChangeDto: {
      /**
       * @description Price agreed with the client, who can see it. In USD, with at most 2 decimals. Null takes it back; omitting it changes nothing.
       * @example 12000
       */
      agreedPrice?: number | null;
      /**
       * @description Ids of files that the caller uploaded and has not attached yet.
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      attachments?: string[] | null;
      /**
       * @description Appended as an internal note. Omit it or leave it empty to add none.
       * @example Called the client; data sample arrives on Monday.
       */
      managerNotes?: string | null;
      /**
       * @description Ids of colleagues mentioned in the note, who are notified.
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      mentions?: string[] | null;
      /**
       * @description Reason for an unusual move, visible to the client.
       * @example The client asked to reopen it.
       */
      reason?: string | null;
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
      status?: components['schemas']['StaffStatus'] | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
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
      all?: boolean | null;
      /**
       * @description Ids
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      ids?: string[] | null;
    };
    MatchDto: {
      /**
       * Format: uuid
       * @description Invoice
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      invoiceId: string;
      /**
       * @description Amount
       * @example 120000
       */
      minor: number;
    };
    MatchingDto: {
      /** @description All matches, up to a thousand. */
      rows: components['schemas']['BulkRowDto'][];
    };
    MatchLineDto: {
      /** @description The rest stays unallocated. */
      invoices: components['schemas']['MatchDto'][];
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    MaybeRatingDto: {
      rating: components['schemas']['RatingDto'] | null;
    };
    MeDto: {
      user: components['schemas']['UserDto'];
    };
    MemberDto: {
      /**
       * Format: uuid
       * @description Id of the membership.
       */
      _id: string;
      /** @example amira@northgate.example */
      email: string;
      isMe: boolean;
      /** @description Null while they are invited. */
      person: components['schemas']['PersonDto'] | null;
      role: components['schemas']['MemberRole'];
      /** Format: date-time */
      since: Instant;
      state: components['schemas']['MemberState'];
    };
    /** @enum {string} */
    MemberRole: 'member' | 'lead' | 'signatory' | 'finance';
    /** @enum {string} */
    MemberState: 'invited' | 'requested' | 'active';
    MessageDto: {
      /** @example Done. */
      message: string;
    };
    MilestoneDraftDto: {
      /**
       * Format: date
       * @description Due
       * @example 2027-02-01
       */
      due?: Day | null;
      /**
       * @description In the smallest unit of the currency.
       * @example 1200000
       */
      minor?: number | null;
      /**
       * @description Of the price without VAT, in hundredths of a percent. Give a share or an amount.
       * @example 3000
       */
      share?: number | null;
      /**
       * @description Milestone
       * @example First results
       */
      title?: string | null;
    };
    MilestoneDto: {
      /**
       * Format: date
       * @example 2027-02-01
       */
      due: Day | null;
      /** @example 480000 */
      minor: number;
      /** @example First results */
      title: string;
    };
    MoneyDto: {
      /** Format: date */
      from: Day;
      /** @description One for each currency. */
      sums: components['schemas']['MoneySumDto'][];
      /** Format: date */
      to: Day;
    };
    MoneySumDto: {
      /** @example 120000 */
      agreedMinor: number;
      /** @example GBP */
      currency: string;
      /**
       * @description Less credit notes.
       * @example 120000
       */
      invoicedMinor: number;
      /**
       * @description Less what went back.
       * @example 120000
       */
      paidMinor: number;
    };
    MoveCallDto: {
      /**
       * Format: date-time
       * @description Time
       * @example 2026-12-01T10:00:00Z
       */
      at: Instant;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    MoveIssueDto: {
      /**
       * @description Move
       * @example submit
       */
      move: components['schemas']['IssueMove'];
      /**
       * @description For `schedule`, in the time zone of the office. Without it: at once.
       * @example 2026-12-01T09:00
       */
      sendAt?: string | null;
      /**
       * @description The version read; if outdated, the response is a 409. Required for `approve` and `schedule`.
       * @example 3
       */
      version?: number | null;
    };
    /** @enum {string} */
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
      fbclid?: string | null;
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
      page?: string | null;
      /**
       * @description Phone
       * @example +44 1632 960456
       */
      phone?: string | null;
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
       * @description The visitor’s own clock, for reference only; the server’s time counts.
       * @example 2026-11-02T09:30:00.000Z
       */
      submittedAt?: string | null;
      /**
       * @description Timeline
       * @example 4–6 weeks
       */
      timeline: components['schemas']['MvpTimeline'];
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
      /**
       * @description utm_campaign
       * @example autumn
       */
      utm_campaign?: string | null;
      /**
       * @description utm_content
       * @example button
       */
      utm_content?: string | null;
      /**
       * @description utm_medium
       * @example email
       */
      utm_medium?: string | null;
      /**
       * @description utm_source
       * @example newsletter
       */
      utm_source?: string | null;
      /**
       * @description utm_term
       * @example mvp
       */
      utm_term?: string | null;
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
    /** @enum {string} */
    MvpTimeline: 'ASAP' | '4–6 weeks' | '2–3 months';
    MyRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
      stats: components['schemas']['ClientStatsDto'];
    };
    NameDto: {
      /**
       * @description Name
       * @example Work laptop
       */
      name: string;
    };
    NewAbsenceDto: {
      /**
       * Format: uuid
       * @description The deputy is notified of replies. Default: the whole team.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      deputyId?: string | null;
      /**
       * Format: date
       * @description First day
       * @example 2027-01-04
       */
      firstDay: Day;
      /**
       * Format: date
       * @description Inclusive.
       * @example 2027-01-08
       */
      lastDay: Day;
      /**
       * Format: uuid
       * @description Person who is away. Default: the caller. Only admins may enter others.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      userId?: string | null;
    };
    NewApiTokenDto: {
      /**
       * @description Lifetime of the token.
       * @example 90
       */
      days: number;
      /**
       * @description Name
       * @example Billing sync
       */
      name: string;
      /**
       * @description Networks: an address or a network (CIDR). Where there are none, it works from anywhere
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      networks?: string[];
      /**
       * @description Scopes of the token, which can never do more than its owner.
       * @example [
       *       "requests:read"
       *     ]
       */
      scopes: components['schemas']['ApiScope'][];
    };
    NewAppDto: {
      /**
       * @description Code
       * @example 123 456
       */
      code: string;
      /**
       * @description Name
       * @example Phone
       */
      name: string;
    };
    NewCalendarDto: {
      /**
       * @description Holidays: a day and its name, such as "2026-12-25 Christmas Day"
       * @example [
       *       "2026-12-28 Boxing Day"
       *     ]
       */
      holidays: string[];
      /**
       * @description Hours: a weekday (1 is Monday) and opening hours, such as "1 09:00-18:00"
       * @example [
       *       "1 09:00-18:00",
       *       "2 09:00-12:30",
       *       "2 13:30-18:00"
       *     ]
       */
      hours: string[];
      /**
       * @description Name
       * @example Cambridge office
       */
      name: string;
      /**
       * @description Time zone
       * @example Europe/London
       */
      zone: string;
    };
    NewCallTypeDto: {
      /**
       * @description Minutes kept free afterwards
       * @example 15
       */
      bufferMinutes: number;
      /**
       * @description Most calls per host and day.
       * @example 6
       */
      dailyLimit: number;
      /**
       * @description Days ahead
       * @example 30
       */
      horizonDays: number;
      /**
       * @description Empty: every manager and admin.
       * @example []
       */
      hostIds: string[];
      /**
       * @description `owner`: the request's assignee, else the deputy, else the team.
       * @example team
       */
      hosts: components['schemas']['CallHosts'];
      /**
       * @description Can be booked
       * @example true
       */
      isActive: boolean;
      /**
       * @description Minutes
       * @example 30
       */
      minutes: number;
      /**
       * @description Minimum notice, in hours.
       * @example 4
       */
      noticeHours: number;
      /**
       * @description The end of its address: /book/review.
       * @example review
       */
      slug: string;
      /**
       * @description Summary
       * @example You tell us the problem.
       */
      summary: string;
      /**
       * @description Title
       * @example Free consultation
       */
      title: string;
    };
    NewCannedReplyDto: {
      /**
       * @description May contain {{firstName}}, {{reference}}, {{projectName}}, {{myName}}, {{dueBy}}.
       * @example Hello {{firstName}}, could you send us a sample of the data for {{reference}}?
       */
      body: string;
      /**
       * @description Title
       * @example Ask for a data sample
       */
      title: string;
    };
    NewCompanyDto: {
      /**
       * @description Name
       * @example Northgate Logistics
       */
      name: string;
      /**
       * @description Members who can see each other's requests: none, leads, or everyone.
       * @default none
       * @example everyone
       */
      sharing?: components['schemas']['Sharing'] | null;
    };
    NewDataRequestDto: {
      /**
       * Format: email
       * @description Address of a client, a lead or a subscriber.
       * @example amira@northgate.example
       */
      email: string;
      /**
       * @description Kind
       * @example erase
       */
      kind: components['schemas']['DataRequestKind'];
    };
    NewPasskeyDto: {
      /**
       * @description `attestationObject`, base64url.
       * @example dGhlIGJ5dGVz
       */
      attestationObject: string;
      /**
       * @description `clientDataJSON`, base64url.
       * @example dGhlIGJ5dGVz
       */
      clientDataJSON: string;
      /**
       * @description Id of the credential, base64url.
       * @example dGhlIGJ5dGVz
       */
      id: string;
      /**
       * @description Name
       * @example Work laptop
       */
      name: string;
      /**
       * @description Transports: a transport of WebAuthn
       * @example [
       *       "internal"
       *     ]
       */
      transports?: string[];
    };
    NewProposalDto: {
      /**
       * @description Kind
       * @example offer
       */
      kind: components['schemas']['ProposalKind'];
    };
    /** @enum {string} */
    NewsletterTopic: 'newsletter' | 'webinars' | 'resources';
    NewTokenDto: {
      /** Format: date-time */
      expiresAt: Instant;
      /** @example Your password was changed. */
      message: string;
      /**
       * @description Replaces the token this call was made with.
       * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
       */
      token: string;
    };
    NewWebhookDto: {
      /**
       * @description Description
       * @example Billing sync
       */
      description?: string | null;
      /**
       * @description Types of events it gets.
       * @example [
       *       "request.raised"
       *     ]
       */
      types: components['schemas']['PublishedType'][];
      /**
       * @description URL that receives the events: https, on port 443 or 8443, on the public internet.
       * @example https://hooks.northgate.example/requests
       */
      url: string;
    };
    NextMoveDto: {
      /** @description Open tasks of the client, the most important first. */
      awaits: components['schemas']['ClientTask'][];
      /** @description The proposal that waits for a decision. */
      decision: components['schemas']['AwaitedDecisionDto'] | null;
      /**
       * Format: date-time
       * @description Deadline of our next reply; null if none is due.
       */
      replyDueAt: Instant | null;
      /** @description Next milestone of the accepted proposal, if it has a day. */
      step: components['schemas']['NextStepDto'] | null;
      /**
       * @description First name of the assignee; null without one.
       * @example Tom
       */
      who: string | null;
      /** @description `nobody` once it is closed. */
      whose: components['schemas']['NextMover'];
    };
    /** @enum {string} */
    NextMover: 'client' | 'staff' | 'nobody';
    NextStepDto: {
      /**
       * Format: date
       * @example 2026-12-04
       */
      on: Day;
      /** @example First results */
      title: string;
    };
    NoteDto: {
      /** Format: uuid */
      _id: string;
      /** @description Absent in lists. */
      attachments?: components['schemas']['AttachmentDto'][];
      author: components['schemas']['PersonDto'] | null;
      /** Format: date-time */
      createdAt: Instant;
      team: components['schemas']['Team'];
      /** @example Called the client; data sample arrives on Monday. */
      text: string;
    };
    NotePresenceDto: {
      /**
       * Format: uuid
       * @description A proposal of the request whose draft is open; the response then lists the people editing it.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      draftId?: string | null;
      /**
       * @description False when the request is closed again.
       * @example true
       */
      isHere: boolean;
    };
    NotesDto: {
      /**
       * Format: uuid
       * @description Send it as `before` to read the notes before these; null if these are the first.
       */
      before: string | null;
      /** @description Oldest first. */
      notes: components['schemas']['NoteDto'][];
    };
    NotificationDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * Format: uuid
       * @description Same value as `_id`.
       */
      id: string;
      isRead: boolean;
      /** @example “Demand forecast” (REQ-000123) has reached us. */
      message: string;
      /** @description Same value as `isRead`. */
      read: boolean;
      /**
       * Format: uuid
       * @description The request concerned, if any.
       */
      requestId: string | null;
      /**
       * Format: date-time
       * @description Same value as `createdAt`.
       */
      time: Instant;
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
       * @description Total unread, regardless of the filter; counted up to 1,000.
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
      page?: string | null;
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
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
    /** @enum {string} */
    NotifyTopic: 'webinars' | 'resources' | 'startup-package' | 'demo';
    OpenCountDto: {
      /** @example 7 */
      count: number;
      /** @description Whether there are more than `count`. */
      isCapped: boolean;
    };
    OpenInvitationDto: {
      /**
       * Format: date-time
       * @description If in the past, the link no longer works.
       */
      expiresAt: Instant;
      /** Format: date-time */
      sentAt: Instant;
    };
    OpenRatingsDto: {
      ratings: components['schemas']['RatingDto'][];
    };
    OrganisationCreatedDto: {
      /** Format: uuid */
      _id: string;
      /** @example Northgate Logistics is set up. */
      message: string;
    };
    OrganisationDetailDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * @example [
       *       "northgate.example"
       *     ]
       */
      domains: string[];
      members: components['schemas']['MemberDto'][];
      /** @example Northgate Logistics */
      name: string;
      sharing: components['schemas']['Sharing'];
      /**
       * @description Send it back with a change.
       * @example 1
       */
      version: number;
    };
    OrganisationDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * @example [
       *       "northgate.example"
       *     ]
       */
      domains: string[];
      /** @example 3 */
      members: number;
      /** @example Northgate Logistics */
      name: string;
      sharing: components['schemas']['Sharing'];
      /**
       * @description Number of requests to join.
       * @example 1
       */
      waiting: number;
    };
    OrganisationNameDto: {
      /** Format: uuid */
      _id: string;
      /** @example Northgate Logistics */
      name: string;
    };
    OrganisationRequestsDto: {
      pagination: components['schemas']['PaginationDto'];
      requests: components['schemas']['RequestDto'][];
    };
    OrganisationsDto: {
      organisations: components['schemas']['OrganisationDto'][];
      pagination: components['schemas']['PageDto'];
    };
    OtherRequestDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /** @example REQ-000123 */
      reference: string;
      status: components['schemas']['RequestStatus'];
    };
    OwnApiTokensDto: {
      /** @description Scopes that the caller's tokens may have. */
      scopes: components['schemas']['ApiScope'][];
      tokens: components['schemas']['ApiTokenDto'][];
    };
    OwnErasureDto: {
      /** Format: date-time */
      createdAt: Instant;
      /**
       * Format: date-time
       * @description It can be cancelled until then.
       */
      runsAt: Instant;
    };
    OwnExportDto: {
      /** Format: uuid */
      _id: string;
      /** @example 48213 */
      bytes: number | null;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * Format: date-time
       * @description End of the download period.
       */
      expiresAt: Instant | null;
      /** @description False while it is being made. */
      isReady: boolean;
    };
    OwnPrivacyDto: {
      erasure: components['schemas']['OwnErasureDto'] | null;
      /** @description The latest, while it is being made or can be downloaded. */
      export: components['schemas']['OwnExportDto'] | null;
      /**
       * Format: date-time
       * @description When the next one can be requested; null means now.
       */
      nextExportAt: Instant | null;
    };
    PageDto: {
      /** @example 1 */
      currentPage: number;
      hasNextPage: boolean;
      hasPrevPage: boolean;
      /** @description Whether there are more rows than `total`. */
      isCapped: boolean;
      /**
       * @description Counted up to 10,000.
       * @example 57
       */
      total: number;
      /**
       * @description Pages that can be opened; none is past row 10,000.
       * @example 3
       */
      totalPages: number;
    };
    PaginationDto: {
      /** @example 1 */
      currentPage: number;
      hasNextPage: boolean;
      hasPrevPage: boolean;
      /** @description Searches and filters other than `status` are counted up to 500; true if there are more. */
      isCapped: boolean;
      /**
       * @description Pages that can be opened; none is past row 10,000.
       * @example 3
       */
      totalPages: number;
      /** @example 57 */
      totalRequests: number;
    };
    PaidBackDto: {
      /**
       * @description In the smallest unit of the currency.
       * @example 120000
       */
      minor: number;
      /**
       * @description Note
       * @example Paid twice
       */
      note: string;
      /**
       * Format: date
       * @description Paid back on
       * @example 2026-11-20
       */
      on: Day;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    /** @enum {string} */
    Panel: 'admin' | 'manager' | 'support';
    PaperDto: {
      change: components['schemas']['PriceChangeDto'] | null;
      client: components['schemas']['PartyDto'];
      /** @example GBP */
      currency: string;
      /** @example 360000 */
      depositMinor: number | null;
      exclusions: components['schemas']['BlockDto'][];
      firm: components['schemas']['FirmDto'];
      /**
       * Format: date
       * @example 2026-12-01
       */
      issuedOn: Day;
      kind: components['schemas']['ProposalKind'];
      lines: components['schemas']['PaperLineDto'][];
      milestones: components['schemas']['MilestoneDto'][];
      /** @example 1200000 */
      netMinor: number;
      /** @example Demand forecasting */
      projectName: string;
      /** @example PRO-000123 */
      reference: string;
      /** @example REQ-000123 */
      requestReference: string;
      scope: components['schemas']['BlockDto'][];
      /** @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa */
      sha256: string;
      terms: components['schemas']['TermsDto'];
      /** @example 1440000 */
      totalMinor: number;
      /**
       * Format: date
       * @example 2026-12-31
       */
      validUntil: Day | null;
      vat: components['schemas']['VatSumDto'][];
      /** @example 240000 */
      vatMinor: number;
      /** @example  */
      vatNote: string;
      /** @example 1 */
      version: number;
    };
    PaperLineDto: {
      /** @example 1200000 */
      netMinor: number;
      /** @example 1500 */
      quantity: number;
      /** @example Forecasting model */
      text: string;
      /** @description Unit of the quantity; null if the text names it. */
      unit: components['schemas']['LineUnit'] | null;
      /** @example 800000 */
      unitMinor: number;
      /** @example 2000 */
      vatRate: number;
    };
    ParticipantDto: {
      /** Format: uuid */
      _id: string;
      /** @description The caller may remove them. */
      canRemove: boolean;
      /** @example Amira */
      firstName: string;
      /** @example Okafor */
      lastName: string;
    };
    /** @enum {string} */
    PartKind: 'deposit' | 'stage' | 'final';
    PartyDto: {
      /** @example Northgate Logistics */
      company: string;
      /** @example Amira Khan */
      name: string;
    };
    PasskeyAnswerDto: {
      /**
       * @description `authenticatorData`, base64url.
       * @example dGhlIGJ5dGVz
       */
      authenticatorData: string;
      /**
       * @description `clientDataJSON`, base64url.
       * @example dGhlIGJ5dGVz
       */
      clientDataJSON: string;
      /**
       * @description Id of the credential, base64url.
       * @example dGhlIGJ5dGVz
       */
      id: string;
      /**
       * @description `signature`, base64url.
       * @example dGhlIGJ5dGVz
       */
      signature: string;
      /**
       * @description `userHandle`, base64url.
       * @example dGhlIGJ5dGVz
       */
      userHandle?: string;
    };
    PasskeyCreationDto: {
      /** @example none */
      attestation?: string;
      authenticatorSelection?: components['schemas']['KeySelectionDto'];
      /**
       * @description Answer it within five minutes; it works once.
       * @example dGhlIGNoYWxsZW5nZQ
       */
      challenge: string;
      /** @description Passkeys of this account, so that a device does not create a second one. */
      excludeCredentials?: components['schemas']['PasskeyDescriptorDto'][];
      pubKeyCredParams: components['schemas']['KeyParametersDto'][];
      rp: components['schemas']['RelyingPartyDto'];
      /** @example 300000 */
      timeout?: number;
      user: components['schemas']['PasskeyUserDto'];
    };
    PasskeyDescriptorDto: {
      /** @example dGhlIGJ5dGVz */
      id: string;
      /**
       * @example [
       *       "internal"
       *     ]
       */
      transports?: string[];
      /** @example public-key */
      type: string;
    };
    PasskeyRequestDto: {
      /** @description Empty: any passkey for our site. */
      allowCredentials?: components['schemas']['PasskeyDescriptorDto'][];
      /**
       * @description Answer it within five minutes; it works once.
       * @example dGhlIGNoYWxsZW5nZQ
       */
      challenge: string;
      /** @example fenwright.example */
      rpId?: string;
      /** @example 300000 */
      timeout?: number;
      /** @example required */
      userVerification?: string;
    };
    PasskeyUserDto: {
      /** @example Amira Okafor */
      displayName: string;
      /**
       * @description The account's id, base64url.
       * @example dGhlIGJ5dGVz
       */
      id: string;
      /** @example amira@northgate.example */
      name: string;
    };
    PayLinkDto: {
      bank: components['schemas']['BankAccountDto'] | null;
      /** @description Whether it can be paid by card. */
      canPay: boolean;
      /** @example GBP */
      currency: string;
      /**
       * @description Days since it was due, if something is open; else 0.
       * @example 0
       */
      daysLate: number;
      /** Format: date */
      dueOn: Day;
      /** @example INV-000012 */
      number: string;
      /**
       * @description The amount still to pay.
       * @example 120000
       */
      openMinor: number;
      /** @example Forecasting model */
      projectName: string;
      /** @example 120000 */
      totalMinor: number;
    };
    /** @enum {string} */
    PaymentByHand: 'bank' | 'cash';
    PaymentChangedDto: {
      /** @example The payment is recorded. */
      message: string;
      payment: components['schemas']['PaymentDto'];
    };
    PaymentDto: {
      /** Format: uuid */
      _id: string;
      allocations: components['schemas']['AllocationDto'][];
      /**
       * @description Of it: what went back.
       * @example 120000
       */
      backMinor: number;
      /** Format: date-time */
      createdAt: Instant;
      /** @example GBP */
      currency: string;
      kind: components['schemas']['PaymentKind'];
      /** @example 120000 */
      minor: number;
      note: string;
      /** @example Northgate Ltd */
      payer: string;
      /**
       * @description stripe, bank (a statement) or staff (by hand).
       * @example stripe
       */
      provider: string;
      /** Format: date */
      receivedOn: Day;
      /** @example pi_3PqX */
      reference: string;
      /** @example 120000 */
      unallocatedMinor: number;
      /** @example 1 */
      version: number;
    };
    /** @enum {string} */
    PaymentKind: 'card' | 'bank' | 'cash' | 'refund' | 'dispute';
    PaymentsDto: {
      pagination: components['schemas']['PageDto'];
      payments: components['schemas']['PaymentDto'][];
    };
    PayTokenDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
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
      deactivatedAt: Instant | null;
      /** @description Their latest actions, and the latest changes to their account. */
      entries: components['schemas']['AuditEntryDto'][];
      hasPassword: boolean;
      /** @description Whether a passkey or an authenticator app is set up. */
      hasSecondFactor: boolean;
      /** @description The newest unused invitation link mailed to them. */
      invitation: components['schemas']['OpenInvitationDto'] | null;
      /** @description The only active admin, who cannot lose access. */
      isLastAdmin: boolean;
      person: components['schemas']['AccountDto'];
      /** @example +44 1632 960456 */
      phone: string | null;
      providers: components['schemas']['Provider'][];
      /**
       * @description Number of project requests they raised.
       * @example 3
       */
      requests: number;
      /**
       * @description Number of browsers currently signed in.
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
    PlanItemDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      doneAt: Instant | null;
      /** Format: date */
      dueOn: Day | null;
      /** Format: uuid */
      invoiceId: string | null;
      kind: components['schemas']['PartKind'];
      /** @example 120000 */
      netMinor: number;
      /**
       * @description Of its invoice; null without one, and for clients as long as it is a draft.
       * @example INV-000012
       */
      number: string | null;
      /** @example PRO-000012 */
      proposal: string;
      state: components['schemas']['InvoiceState'] | null;
      /** @example First results */
      title: string;
      /** @example 120000 */
      totalMinor: number;
      /** @example 1 */
      version: number;
    };
    PolicyChangedDto: {
      /** @example New targets apply to deadlines set from now on. */
      message: string;
      policy: components['schemas']['PolicyDto'];
    };
    PolicyDto: {
      /** Format: uuid */
      calendarId: string;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * @description First reply, critical urgency, in working minutes.
       * @example 120
       */
      firstReplyCritical: number;
      /**
       * @description First reply, high urgency, in working minutes.
       * @example 240
       */
      firstReplyHigh: number;
      /**
       * @description First reply, low urgency, in working minutes.
       * @example 540
       */
      firstReplyLow: number;
      /**
       * @description First reply, medium urgency, in working minutes.
       * @example 540
       */
      firstReplyMedium: number;
      /**
       * @description Next reply, critical urgency, in working minutes.
       * @example 120
       */
      nextReplyCritical: number;
      /**
       * @description Next reply, high urgency, in working minutes.
       * @example 240
       */
      nextReplyHigh: number;
      /**
       * @description Next reply, low urgency, in working minutes.
       * @example 540
       */
      nextReplyLow: number;
      /**
       * @description Next reply, medium urgency, in working minutes.
       * @example 540
       */
      nextReplyMedium: number;
      /**
       * @description Longest first reply time that the website's promise allows, in working minutes.
       * @example 540
       */
      promisedMinutes: number;
      /**
       * @description Resolution, critical urgency, in working minutes.
       * @example 1080
       */
      resolutionCritical: number;
      /**
       * @description Resolution, high urgency, in working minutes.
       * @example 2700
       */
      resolutionHigh: number;
      /**
       * @description Resolution, low urgency, in working minutes.
       * @example 10800
       */
      resolutionLow: number;
      /**
       * @description Resolution, medium urgency, in working minutes.
       * @example 5400
       */
      resolutionMedium: number;
      /** @example 1 */
      version: number;
    };
    PoolCountDto: {
      /** @example 310 */
      mails: number;
      pool: components['schemas']['MailPool'];
      state: components['schemas']['IssueDeliveryState'];
    };
    PoolDto: {
      /** @example 600 */
      perMinute: number | null;
      pool: components['schemas']['MailPool'];
      /**
       * Format: date-time
       * @description Until then at half its rate (600 a minute without one), because the provider deferred mails.
       */
      slowedUntil: Instant | null;
    };
    PoolRateDto: {
      /**
       * @description Shared by all workers. Null: no limit.
       * @example 600
       */
      perMinute?: number | null;
      /**
       * @description Mailbox provider
       * @example google
       */
      pool: components['schemas']['MailPool'];
    };
    PoolsDto: {
      pools: components['schemas']['PoolDto'][];
    };
    PreferencesDto: {
      /**
       * @description Masked, because the link may have been forwarded.
       * @example a***@northgate.example
       */
      email: string;
      topics: components['schemas']['TopicPreferenceDto'][];
    };
    PresenceDto: {
      /** @description Ids of other staff who have the request, or this draft of it, open. */
      people: string[];
    };
    PreviewDto: {
      /** @example 9120 */
      bytes: number;
      html: string;
      links: components['schemas']['PreviewLinkDto'][];
      text: string;
      /** @example 310 */
      words: number;
    };
    PreviewLinkDto: {
      /** @description False for addresses that lead nowhere. */
      isUsable: boolean;
      text: string;
      url: string;
    };
    PriceChangeDto: {
      /** @example 1200000 */
      agreedMinor: number;
      /** @example 1400000 */
      newMinor: number;
      /**
       * @description The accepted proposal.
       * @example PRO-000122
       */
      of: string;
    };
    PrivacyDto: {
      /**
       * @description Visible only to its client and the people added.
       * @example true
       */
      isPrivate: boolean;
      /**
       * @description True moves a personal request into the client's company.
       * @example true
       */
      organisation?: boolean | null;
    };
    Problem: {
      /** @example validation_failed */
      code: components['schemas']['ErrorCode'];
      /** @description On a conflict: the current state of the object. */
      current?: {
        [key: string]: unknown;
      };
      /** @example Please check the marked fields. */
      detail: string;
      /** @description On a 422: one entry per invalid field. */
      errors?: components['schemas']['FieldErrorDto'][];
      /**
       * @description The path that was called.
       * @example /api/register
       */
      instance: string;
      /**
       * @description The same sentence as `detail`, for the portal's screens.
       * @example Please check the marked fields.
       */
      message: string;
      /**
       * @description On a 429 or 503: seconds until the next attempt is allowed.
       * @example 30
       */
      retryAfter?: number;
      /** @example 422 */
      status: number;
      /** @example Unprocessable Entity */
      title: string;
      /**
       * @description Quote it to support; our logs contain it.
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      traceId: string;
      /** @example https://fenwright.example/docs/errors/validation_failed */
      type: string;
    };
    ProfileUpdatedDto: {
      /** Format: date-time */
      expiresAt?: Instant;
      /** @example Profile updated successfully! */
      message: string;
      /**
       * @description Present after a change of address was requested: replaces the token this call was made with.
       * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
       */
      token?: string;
      user: components['schemas']['UserDto'];
    };
    /** @enum {string} */
    ProposalCapacity: 'client' | 'signatory' | 'order';
    ProposalChangedDto: {
      /** @example The proposal is sent. */
      message: string;
      proposal: components['schemas']['ProposalDetailDto'];
    };
    /** @enum {string} */
    ProposalDecision: 'accepted' | 'declined';
    ProposalDecisionDto: {
      /** Format: date-time */
      at: Instant;
      capacity: components['schemas']['ProposalCapacity'];
      decision: components['schemas']['ProposalDecision'];
      /**
       * @description Name typed by the person who accepted.
       * @example Amira Khan
       */
      name: string | null;
      /** @example The price is above our budget. */
      reason: string | null;
    };
    ProposalDetailDto: {
      /** Format: uuid */
      _id: string;
      /** @description Whether the caller may accept or decline it now. */
      canDecide: boolean;
      /** @description Whether the caller may write it. */
      canWrite: boolean;
      /** @example Amira Khan */
      client: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example GBP */
      currency: string;
      /** Format: date-time */
      decidedAt: Instant | null;
      decision: components['schemas']['ProposalDecisionDto'] | null;
      /** @description Staff only: the current draft. */
      draft: components['schemas']['SavedDraftDto'] | null;
      /** @description Whether its PDF can be downloaded yet. */
      hasPdf: boolean;
      /** @description While its request is closed, nothing can be sent or decided. */
      isRequestOpen: boolean;
      kind: components['schemas']['ProposalKind'];
      /** @description Whether deciding needs a code from a mail. */
      needsCode: boolean;
      /**
       * @description Net price of the latest sent version, in the smallest unit of the currency.
       * @example 1200000
       */
      netMinor: number | null;
      /** @description The latest sent version. */
      paper: components['schemas']['PaperDto'] | null;
      /** @description The previous sent version, for showing changes. */
      previous: components['schemas']['PaperDto'] | null;
      /** @example PRO-000123 */
      reference: string;
      request: components['schemas']['RequestNameDto'];
      /** Format: date-time */
      seenAt: Instant | null;
      /** Format: date-time */
      sentAt: Instant | null;
      /**
       * @description The latest sent version; 0 before the first.
       * @example 1
       */
      sentVersion: number;
      state: components['schemas']['ProposalState'];
      /** @example 1440000 */
      totalMinor: number | null;
      /**
       * Format: date
       * @example 2026-12-31
       */
      validUntil: Day | null;
      /** @example 1 */
      version: number;
    };
    ProposalDto: {
      /** Format: uuid */
      _id: string;
      /** @description Whether the caller may accept or decline it now. */
      canDecide: boolean;
      /** @example Amira Khan */
      client: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example GBP */
      currency: string;
      /** Format: date-time */
      decidedAt: Instant | null;
      /** @description While its request is closed, nothing can be sent or decided. */
      isRequestOpen: boolean;
      kind: components['schemas']['ProposalKind'];
      /**
       * @description Net price of the latest sent version, in the smallest unit of the currency.
       * @example 1200000
       */
      netMinor: number | null;
      /** @example PRO-000123 */
      reference: string;
      request: components['schemas']['RequestNameDto'];
      /** Format: date-time */
      seenAt: Instant | null;
      /** Format: date-time */
      sentAt: Instant | null;
      /**
       * @description The latest sent version; 0 before the first.
       * @example 1
       */
      sentVersion: number;
      state: components['schemas']['ProposalState'];
      /** @example 1440000 */
      totalMinor: number | null;
      /**
       * Format: date
       * @example 2026-12-31
       */
      validUntil: Day | null;
    };
    /** @enum {string} */
    ProposalKind: 'offer' | 'change';
    ProposalLineDto: {
      /**
       * @description In thousandths.
       * @example 1500
       */
      quantity: number;
      /**
       * @description Description
       * @example Forecasting model
       */
      text?: string | null;
      /**
       * @description Unit of the quantity. A fixed price has the quantity 1000.
       * @example day
       */
      unit?: components['schemas']['LineUnit'] | null;
      /**
       * @description In the smallest unit of the currency.
       * @example 1200000
       */
      unitMinor: number;
      /**
       * @description In hundredths of a percent.
       * @example 2000
       */
      vatRate: number;
    };
    ProposalsDto: {
      pagination: components['schemas']['PageDto'];
      proposals: components['schemas']['ProposalDto'][];
    };
    ProposalsOfRequestDto: {
      /** @description Whether the caller may write proposals on this request. */
      canWrite: boolean;
      /** @description A proposal is accepted, so its price cannot be edited by hand. */
      isAgreed: boolean;
      proposals: components['schemas']['ProposalDto'][];
    };
    /** @enum {string} */
    ProposalState:
      | 'draft'
      | 'sent'
      | 'accepted'
      | 'declined'
      | 'expired'
      | 'withdrawn'
      | 'superseded';
    ProposalVersionDto: {
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    /** @enum {string} */
    Provider: 'google' | 'facebook';
    ProviderLinkDto: {
      /** @description Whether it is configured on this server. */
      isAvailable: boolean;
      /**
       * Format: date-time
       * @description Null if it is not linked.
       */
      linkedAt: Instant | null;
      provider: components['schemas']['Provider'];
    };
    PublishedDataDto: {
      /** Format: uuid */
      callId?: string;
      /** Format: uuid */
      commentId?: string;
      /**
       * Format: uuid
       * @description The credit note of an invoice.
       */
      creditId?: string;
      /**
       * @description Names of the changed fields.
       * @example [
       *       "urgency"
       *     ]
       */
      fields?: string[];
      /** Format: uuid */
      fileId?: string;
      /**
       * @description The form that a lead was sent with.
       * @example contact
       */
      form?: string;
      /** @example pending */
      from?: string;
      /** Format: uuid */
      invoiceId?: string;
      /**
       * @description How a payment came.
       * @example card
       */
      kind?: string;
      /** Format: uuid */
      leadId?: string;
      /** Format: uuid */
      paymentId?: string;
      /** Format: uuid */
      proposalId?: string;
      /** Format: uuid */
      requestId?: string;
      /**
       * Format: date-time
       * @description Of a call.
       */
      startsAt?: Instant;
      /**
       * @description Of a file: the scanner's result. Of an invoice: how it stands.
       * @example clean
       */
      state?: string;
      /** @example in_review */
      to?: string;
    };
    PublishedEventDto: {
      data: components['schemas']['PublishedDataDto'];
      /**
       * Format: uuid
       * @description The same in the feed and in every delivery, for detecting repeats.
       */
      id: string;
      /** Format: date-time */
      timestamp: Instant;
      type: components['schemas']['PublishedType'];
    };
    /** @enum {string} */
    PublishedType:
      | 'call.booked'
      | 'call.cancelled'
      | 'call.moved'
      | 'file.added'
      | 'file.checked'
      | 'file.removed'
      | 'invoice.credited'
      | 'invoice.issued'
      | 'invoice.paid'
      | 'lead.moved'
      | 'lead.received'
      | 'payment.received'
      | 'proposal.accepted'
      | 'proposal.declined'
      | 'proposal.sent'
      | 'request.answered'
      | 'request.edited'
      | 'request.moved'
      | 'request.priced'
      | 'request.raised'
      | 'request.reopened'
      | 'request.replied'
      | 'request.urgency_changed'
      | 'request.withdrawn';
    QuarantinedFileDto: {
      /** Format: uuid */
      _id: string;
      /** @example 48213 */
      bytes: number;
      /** @description The caller may remove it now. */
      canRemove: boolean;
      /** Format: date-time */
      createdAt: Instant;
      /**
       * @description The scanner's name for the threat, or why the file could not be scanned.
       * @example Eicar-Test-Signature
       */
      finding: string | null;
      /** @description Type of its content, regardless of its name. */
      mediaType: components['schemas']['FileMediaType'];
      /** @example depot-stock.xlsx */
      name: string;
      /** @example REQ-000123 */
      reference: string | null;
      /**
       * Format: uuid
       * @description Null until the file is attached.
       */
      requestId: string | null;
      /** @description Only a clean file, or one accepted while no scanner was configured (`unscanned`), can be downloaded. */
      state: components['schemas']['FileState'];
      /** @example Amira Okafor */
      uploadedBy: string | null;
    };
    QuarantinedFilesDto: {
      /** @description Newest first. */
      files: components['schemas']['QuarantinedFileDto'][];
      pagination: components['schemas']['PageDto'];
    };
    QuestionDto: {
      /**
       * @description Question
       * @example Is training included?
       */
      text: string;
    };
    QueueAccessDto: {
      /** @example /ops/queues */
      path: string;
    };
    RaiseRequestDto: {
      /**
       * @description Ids of files that the caller uploaded and has not attached yet.
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      attachments?: string[] | null;
      /**
       * @description Budget
       * @example 15k-50k
       */
      budget: components['schemas']['Budget'];
      /**
       * @description Company
       * @example Northgate Logistics
       */
      company?: string | null;
      /**
       * Format: email
       * @description Contact email
       * @example amira@northgate.example
       */
      contactEmail: string;
      /**
       * @description Contact phone
       * @example +44 1632 960456
       */
      contactPhone?: string | null;
      /**
       * @description Current challenges
       * @example Planners rely on spreadsheets.
       */
      currentChallenges?: string | null;
      /**
       * @description Description
       * @example Forecast weekly demand for 4,000 parts in three depots.
       */
      description: string;
      /**
       * @description Expected outcomes
       * @example Fewer stock-outs within a quarter.
       */
      expectedOutcomes?: string | null;
      /**
       * @description Industry
       * @example Logistics
       */
      industry?: string | null;
      /**
       * @description Hides the request from the caller's company: only the caller and the people they add can see it. Without a company it is private anyway.
       * @example false
       */
      isPrivate?: boolean | null;
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
      teamSize?: string | null;
      /**
       * @description Timeline
       * @example 2-3-months
       */
      timeline: components['schemas']['Timeline'];
      /**
       * @description Urgency
       * @default medium
       * @example medium
       */
      urgency?: components['schemas']['Urgency'] | null;
    };
    RatingDto: {
      _id: string;
      /**
       * Format: date-time
       * @description When the client was asked.
       */
      askedAt: Instant;
      /** @example Northgate Logistics */
      company: string | null;
      /** Format: date-time */
      givenAt: Instant | null;
      /**
       * @description How the client would be named, for the person asked.
       * @example Amira Khan
       */
      name: string | null;
      reasons: components['schemas']['RatingReason'][];
      /** @example  */
      remark: string;
      request: components['schemas']['RequestNameDto'];
      /**
       * @description 1 to 5; null until given.
       * @example 5
       */
      score: number | null;
      testimonial: components['schemas']['TestimonialDto'] | null;
      /**
       * @description Opens the page of the rating; only for the person asked.
       * @example AZq2nU0l1mY8Zc3n0d4r5T6v7w8x9y0z
       */
      token: string | null;
    };
    RatingFiguresDto: {
      /** @example 44 */
      asked: number;
      /**
       * @description Null without ratings.
       * @example 4.6
       */
      average: number | null;
      /**
       * @description How many of those asked have rated.
       * @example 41
       */
      given: number;
      /** @description The newest, at most fifty. */
      latest: components['schemas']['RatingDto'][];
      /**
       * @description How many gave 1, 2, 3, 4 and 5.
       * @example [
       *       0,
       *       1,
       *       2,
       *       10,
       *       28
       *     ]
       */
      scores: number[];
    };
    /** @enum {string} */
    RatingReason: 'result' | 'contact' | 'speed' | 'price' | 'handover';
    RatingTokenDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
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
    RecordOrderDto: {
      /**
       * Format: uuid
       * @description Purchase order
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      fileId: string;
      /**
       * @description Signed by
       * @example Amira Khan
       */
      name: string;
      /**
       * @description The version read.
       * @example 1
       */
      version: number;
    };
    RecordPaymentDto: {
      /**
       * @description ISO 4217.
       * @example GBP
       */
      currency: string;
      /**
       * Format: uuid
       * @description Invoice
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      invoiceId?: string | null;
      /**
       * @description Kind
       * @example bank
       */
      kind: components['schemas']['PaymentByHand'];
      /**
       * @description In the smallest unit of the currency.
       * @example 120000
       */
      minor: number;
      /**
       * @description Note
       * @example Cheque 1042
       */
      note?: string | null;
      /**
       * @description From
       * @example Northgate Ltd
       */
      payer?: string | null;
      /**
       * Format: date
       * @description Received on
       * @example 2026-11-20
       */
      receivedOn: Day;
    };
    RecoveryCodeDto: {
      /**
       * @description Code
       * @example 4F7K-Q2ZB-X9WM
       */
      code: string;
    };
    RecoveryCodesDto: {
      /**
       * @description Shown only once. Each works once.
       * @example [
       *       "4F7K-Q2ZB-X9W0",
       *       "4F7K-Q2ZB-X9W1",
       *       "4F7K-Q2ZB-X9W2",
       *       "4F7K-Q2ZB-X9W3",
       *       "4F7K-Q2ZB-X9W4",
       *       "4F7K-Q2ZB-X9W5",
       *       "4F7K-Q2ZB-X9W6",
       *       "4F7K-Q2ZB-X9W7",
       *       "4F7K-Q2ZB-X9W8",
       *       "4F7K-Q2ZB-X9W9"
       *     ]
       */
      codes: string[];
    };
    RefusedFileDto: {
      /**
       * @description Error code of the refusal.
       * @example file_type_refused
       */
      code: string;
      /** @example setup.exe */
      name: string;
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
    RelatedInvoiceDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date */
      issuedOn: Day;
      /** @example CRN-000001 */
      number: string;
      /** @example 120000 */
      totalMinor: number;
    };
    RelyingPartyDto: {
      /** @example fenwright.example */
      id?: string;
      /** @example Fenwright */
      name: string;
    };
    /** @enum {string} */
    ReminderStep: 'before' | 'first' | 'second' | 'third';
    ReopenDto: {
      /**
       * @description Remaining work. Our team reads it.
       * @example One depot is missing from the report.
       */
      reason: string;
    };
    ReplayDto: {
      /**
       * Format: date-time
       * @description From
       * @example 2027-01-04T09:00:00Z
       */
      from: Instant;
      /**
       * @description Skips successful deliveries. Default: true.
       * @example true
       */
      onlyMissed?: boolean | null;
      /**
       * Format: date-time
       * @description Until
       * @example 2027-01-04T12:00:00Z
       */
      until: Instant;
    };
    ReplayedDto: {
      /** @example 12 */
      events: number;
      /** @example 12 events are sent again. */
      message: string;
    };
    ReportDto: {
      by: components['schemas']['ReportGrouping'];
      /**
       * Format: date
       * @example 2026-01-01
       */
      from: Day;
      rows: components['schemas']['ReportRowDto'][];
      /**
       * Format: date
       * @example 2026-11-22
       */
      to: Day;
      total: components['schemas']['FiguresDto'];
    };
    /** @enum {string} */
    ReportGrouping: 'team' | 'person' | 'service' | 'month';
    ReportRowDto: {
      /**
       * @description In the firm's currency: prices agreed in the period, of requests neither rejected nor withdrawn.
       * @example 48000
       */
      agreedValue: number;
      /**
       * @description First replies given in the period.
       * @example 112
       */
      answered: number;
      /**
       * @description A team, a service, a month such as "2026-11", or the id of a person; `none` if there is none.
       * @example support
       */
      key: string;
      /** @example Support */
      label: string;
      /**
       * @description Median working minutes until the first reply. Exact below 64, rounded down by at most 3% above; null without
       *     replies.
       * @example 95
       */
      medianMinutes: number | null;
      /**
       * @description Number of replies within the deadline.
       * @example 104
       */
      onTime: number;
      /**
       * @description 90th percentile, rounded like the median.
       * @example 340
       */
      p90Minutes: number | null;
      /**
       * @description Number of replies with a deadline.
       * @example 110
       */
      promised: number;
      /**
       * @description Requests raised in the period.
       * @example 120
       */
      received: number;
    };
    /** @enum {string} */
    ReportTeam: 'manager' | 'support' | 'none';
    RequestAnswerDto: {
      request: components['schemas']['RequestDetailDto'];
    };
    RequestBriefDto: {
      /**
       * Format: uuid
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      _id: string;
      /**
       * @description In `currency`; null until a price is agreed.
       * @example 12000
       */
      agreedPrice: number | null;
      /** @description Team it is delegated to. */
      assignedTo: components['schemas']['Team'] | null;
      /** @description Staff only: responsible member of the team. */
      assignee?: components['schemas']['PersonDto'] | null;
      /**
       * Format: date-time
       * @description Staff only: when it became the client's turn.
       */
      awaitingClientSince?: Instant | null;
      /** @description Staff only: open tasks of the client, the most important first. */
      awaits?: components['schemas']['ClientTask'][];
      budget: components['schemas']['Budget'];
      /** @description The caller is its client, and review has not begun. */
      canEdit: boolean;
      /** @description The caller is its client, and it is closed. */
      canReopen: boolean;
      /** @description The caller is its client, and review has not begun. */
      canWithdraw: boolean;
      /** @example Northgate Logistics */
      company: string | null;
      /** @example amira@northgate.example */
      contactEmail: string;
      /** @example +44 1632 960456 */
      contactPhone: string | null;
      /** Format: date-time */
      createdAt: Instant;
      /** @example USD */
      currency: string;
      /**
       * Format: date-time
       * @description Staff only: next deadline; null while waiting for the client, and once closed.
       */
      dueAt?: Instant | null;
      /** @description Staff only: kind of the next deadline. */
      dueKind?: components['schemas']['DueKind'] | null;
      /** @example Logistics */
      industry: string | null;
      /** Format: date-time */
      lastWordAt?: Instant | null;
      /** @description Staff only: the side that wrote last. */
      lastWordBy?: components['schemas']['Side'] | null;
      /**
       * @description Staff only: the manager team's latest note.
       * @example Scope agreed by phone.
       */
      managerNotes?: string | null;
      /**
       * @description Percent.
       * @example 50
       */
      progress: number;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /**
       * @description Number that people quote.
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
      updatedAt: Instant;
      urgency: components['schemas']['Urgency'];
      /** @description Client of the request. */
      userId: components['schemas']['PersonDto'];
      /**
       * @description Staff only: usual next statuses; any other counts as an override.
       * @example [
       *       "in_review"
       *     ]
       */
      usualMoves?: components['schemas']['RequestStatus'][];
      /**
       * @description Send it back with a change; if outdated, the response is a 409.
       * @example 1
       */
      version: number;
    };
    RequestChangedDto: {
      /** @example Request updated. */
      message: string;
      request: components['schemas']['RequestBriefDto'];
    };
    RequestClientDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      clientSince: Instant;
      /** @example Northgate Logistics */
      company: string;
      /** @example amira@northgate.example */
      email: string;
      /** @example Amira */
      firstName: string;
      /** @example Okafor */
      lastName: string;
      /** @description Company of the client. */
      organisation: components['schemas']['OrganisationNameDto'] | null;
      /** @description The newest five of them. */
      otherRequests: components['schemas']['OtherRequestDto'][];
      /**
       * @description Number of the client's other requests that the caller can see.
       * @example 3
       */
      otherRequestsTotal: number;
      /** @example +44 1632 960456 */
      phone: string | null;
    };
    RequestCommentDto: {
      /** Format: uuid */
      _id: string;
      attachments: components['schemas']['AttachmentDto'][];
      /**
       * @description Author, in words for the reader.
       * @example Priya from our team
       */
      by: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @description More stood in the mail, such as what it quotes. For its writer and our team. */
      hasRest: boolean;
      /** @description It was received as a mail. */
      isByMail: boolean;
      /** @description True for a message of our team, false for the client's side. */
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
       * @description In `currency`; null until a price is agreed.
       * @example 12000
       */
      agreedPrice: number | null;
      /** @description Team it is delegated to. */
      assignedTo: components['schemas']['Team'] | null;
      /** @description Staff only: responsible member of the team. */
      assignee?: components['schemas']['PersonDto'] | null;
      /** @description Files of the request itself; messages and notes have their own. */
      attachments: components['schemas']['AttachmentDto'][];
      /**
       * Format: date-time
       * @description Staff only: when it became the client's turn.
       */
      awaitingClientSince?: Instant | null;
      /** @description Staff only: open tasks of the client, the most important first. */
      awaits?: components['schemas']['ClientTask'][];
      budget: components['schemas']['Budget'];
      /** @description The caller may delegate it to a team, or move it to the other. */
      canDelegate: boolean;
      /** @description The caller is its client, and review has not begun. */
      canEdit: boolean;
      /** @description The caller is its client, and it is closed. */
      canReopen: boolean;
      /** @description The caller is its client, and review has not begun. */
      canWithdraw: boolean;
      /** @description Staff only. */
      client?: components['schemas']['RequestClientDto'];
      /** @description Latest messages, oldest first. */
      comments: components['schemas']['RequestCommentDto'][];
      /**
       * Format: uuid
       * @description Send it as `before` to read the messages before these; null if these are the first.
       */
      commentsBefore: string | null;
      /** @example Northgate Logistics */
      company: string | null;
      /** @example amira@northgate.example */
      contactEmail: string;
      /** @example +44 1632 960456 */
      contactPhone: string | null;
      /** Format: date-time */
      createdAt: Instant;
      /** @example USD */
      currency: string;
      /** @example Planners rely on spreadsheets. */
      currentChallenges: string | null;
      /** @description Staff only: how it was delegated. */
      delegation?: components['schemas']['DelegationDto'] | null;
      /** @example Forecast weekly demand for 4,000 parts in three depots. */
      description: string;
      /**
       * Format: date-time
       * @description Staff only: next deadline; null while waiting for the client, and once closed.
       */
      dueAt?: Instant | null;
      /** @description Staff only: kind of the next deadline. */
      dueKind?: components['schemas']['DueKind'] | null;
      /** @example Fewer stock-outs within a quarter. */
      expectedOutcomes: string | null;
      /** @description Latest history, oldest first. */
      history: components['schemas']['HistoryEntryDto'][];
      /**
       * Format: uuid
       * @description Send it as `before` to read the history before these; null if these are the first.
       */
      historyBefore: string | null;
      /** @example Logistics */
      industry: string | null;
      /** Format: date-time */
      lastWordAt?: Instant | null;
      /** @description Staff only: the side that wrote last. */
      lastWordBy?: components['schemas']['Side'] | null;
      /**
       * @description Staff only: the manager team's latest note.
       * @example Scope agreed by phone.
       */
      managerNotes?: string | null;
      /** @description Clients only. */
      nextMove?: components['schemas']['NextMoveDto'];
      /** @description Staff only: latest notes that the caller may see, oldest first. */
      notes?: components['schemas']['NoteDto'][];
      /**
       * Format: uuid
       * @description Staff only: like `before`, for the notes.
       */
      notesBefore?: string | null;
      people: components['schemas']['RequestPeopleDto'];
      /**
       * @description Percent.
       * @example 50
       */
      progress: number;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /**
       * @description Number that people quote.
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
      updatedAt: Instant;
      urgency: components['schemas']['Urgency'];
      /** @description Client of the request. */
      userId: components['schemas']['PersonDto'];
      /**
       * @description Staff only: usual next statuses; any other counts as an override.
       * @example [
       *       "in_review"
       *     ]
       */
      usualMoves?: components['schemas']['RequestStatus'][];
      /**
       * @description Send it back with a change; if outdated, the response is a 409.
       * @example 1
       */
      version: number;
      /** @description Staff only: the panel from which the caller can change it. */
      workedFrom?: components['schemas']['Panel'];
    };
    RequestDto: {
      /**
       * Format: uuid
       * @example 0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77
       */
      _id: string;
      /**
       * @description In `currency`; null until a price is agreed.
       * @example 12000
       */
      agreedPrice: number | null;
      /** @description Team it is delegated to. */
      assignedTo: components['schemas']['Team'] | null;
      /** @description Staff only: responsible member of the team. */
      assignee?: components['schemas']['PersonDto'] | null;
      /**
       * Format: date-time
       * @description Staff only: when it became the client's turn.
       */
      awaitingClientSince?: Instant | null;
      /** @description Staff only: open tasks of the client, the most important first. */
      awaits?: components['schemas']['ClientTask'][];
      budget: components['schemas']['Budget'];
      /** @example Northgate Logistics */
      company: string | null;
      /** @example amira@northgate.example */
      contactEmail: string;
      /** @example +44 1632 960456 */
      contactPhone: string | null;
      /** Format: date-time */
      createdAt: Instant;
      /** @example USD */
      currency: string;
      /** @example Planners rely on spreadsheets. */
      currentChallenges: string | null;
      /** @description Staff only: how it was delegated. */
      delegation?: components['schemas']['DelegationDto'] | null;
      /** @example Forecast weekly demand for 4,000 parts in three depots. */
      description: string;
      /**
       * Format: date-time
       * @description Staff only: next deadline; null while waiting for the client, and once closed.
       */
      dueAt?: Instant | null;
      /** @description Staff only: kind of the next deadline. */
      dueKind?: components['schemas']['DueKind'] | null;
      /** @example Fewer stock-outs within a quarter. */
      expectedOutcomes: string | null;
      /** @example Logistics */
      industry: string | null;
      /** Format: date-time */
      lastWordAt?: Instant | null;
      /** @description Staff only: the side that wrote last. */
      lastWordBy?: components['schemas']['Side'] | null;
      /**
       * @description Staff only: the manager team's latest note.
       * @example Scope agreed by phone.
       */
      managerNotes?: string | null;
      /** @description Staff only: latest notes that the caller may see, oldest first. */
      notes?: components['schemas']['NoteDto'][];
      /**
       * @description Percent.
       * @example 50
       */
      progress: number;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /**
       * @description Number that people quote.
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
      updatedAt: Instant;
      urgency: components['schemas']['Urgency'];
      /** @description Client of the request. */
      userId: components['schemas']['PersonDto'];
      /**
       * @description Staff only: usual next statuses; any other counts as an override.
       * @example [
       *       "in_review"
       *     ]
       */
      usualMoves?: components['schemas']['RequestStatus'][];
      /**
       * @description Send it back with a change; if outdated, the response is a 409.
       * @example 1
       */
      version: number;
    };
    RequestEditedDto: {
      /** @description History entry of the change; null if nothing changed. */
      entry: components['schemas']['HistoryEntryDto'] | null;
      request: components['schemas']['RequestBriefDto'];
    };
    RequestMadeDto: {
      /** @description Whether a new account was created and the client invited by mail. */
      isInvited: boolean;
      lead: components['schemas']['LeadBriefDto'];
      /** @example REQ-000123 was made of this lead. */
      message: string;
      /** Format: uuid */
      requestId: string;
    };
    RequestMoneyDto: {
      /** @example 120000 */
      agreedMinor: number;
      canManage: boolean;
      /** @example GBP */
      currency: string;
      /**
       * @description Less what was credited.
       * @example 120000
       */
      invoicedMinor: number;
      invoices: components['schemas']['InvoiceDto'][];
      items: components['schemas']['PlanItemDto'][];
      /** @example 120000 */
      openMinor: number;
      /** @example 120000 */
      paidMinor: number;
    };
    RequestMovedDto: {
      /** @description History entry of the change. */
      entry: components['schemas']['HistoryEntryDto'];
      request: components['schemas']['RequestBriefDto'];
    };
    RequestNameDto: {
      /** Format: uuid */
      _id: string;
      /** @example Demand forecasting for spare parts */
      projectName: string;
      /** @example REQ-000123 */
      reference: string;
    };
    RequestOpenedDto: {
      /**
       * Format: date-time
       * @description An hour from now; it cannot be renewed.
       */
      expiresAt: Instant;
      /**
       * @description 1: the second factor is missing; only `/api/second-factor` is open until then.
       * @example 2
       * @enum {integer}
       */
      level: 1 | 2;
      requestId: string;
      /** @description Send it as `Authorization: Bearer …`. It gives access to this request only. */
      token: string;
    };
    RequestPeopleDto: {
      canChangePrivacy: boolean;
      /** @description The caller may add and remove others. */
      canManage: boolean;
      /** @description Shown to those who can manage participants. */
      invited: components['schemas']['InvitedReaderDto'][];
      /** @description Visible only to its client and participants. */
      isPrivate: boolean;
      /** @description Company of the request; null for a client without one. */
      organisation: components['schemas']['OrganisationNameDto'] | null;
      /** @description Besides its client. */
      participants: components['schemas']['ParticipantDto'][];
      /** @description Company that the caller may share this personal request with. */
      shareableWith: components['schemas']['OrganisationNameDto'] | null;
      /** @description Members of that company who can see requests that are not private. */
      sharing: components['schemas']['Sharing'] | null;
    };
    RequestRaisedDto: {
      /** @example Request submitted successfully! We'll get back to you within 24 hours. */
      message: string;
      request: components['schemas']['RequestBriefDto'];
    };
    /** @enum {string} */
    RequestSort:
      | 'created'
      | 'updated'
      | 'project'
      | 'client'
      | 'service'
      | 'status'
      | 'budget'
      | 'urgency'
      | 'due';
    /** @enum {string} */
    RequestStatus:
      | 'pending'
      | 'assigned'
      | 'in_review'
      | 'approved'
      | 'completed'
      | 'rejected'
      | 'withdrawn';
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
    ResetTokenDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    RestOfMailDto: {
      /** @example > Which depot has no data for March? */
      text: string;
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
      /**
       * Format: date
       * @example 2026-11-21
       */
      day: Day;
      /** Format: date-time */
      finishedAt: Instant | null;
      removed: components['schemas']['RetentionRuleDto'][];
      /** Format: date-time */
      startedAt: Instant;
    };
    RetryRowDto: {
      /**
       * @description As listed.
       * @example objects/2026-11-28/01980c9a-3f5e-7c4b-9d41-6b1f0e2a7c55
       */
      id: string;
      /**
       * @description As listed.
       * @example removed_files
       */
      queue: string;
    };
    /** @enum {string} */
    Role: 'client' | 'support' | 'manager' | 'admin';
    RoleCheckDto: {
      /**
       * @description Panels that this account may open.
       * @example [
       *       "manager"
       *     ]
       */
      dashboardAccess: components['schemas']['Panel'][];
      /**
       * @description Permissions of admins that they may share: `finance` opens invoices and payments.
       * @example [
       *       "finance"
       *     ]
       */
      grants: components['schemas']['Grant'][];
      role: components['schemas']['Role'];
    };
    RunDto: {
      bold: boolean;
      italic: boolean;
      /** @example A forecast */
      text: string;
    };
    SavedDraftDto: {
      /** @description The colleague who saved it last. */
      by: components['schemas']['DrafterDto'] | null;
      deposit?: components['schemas']['ShareDto'] | null;
      /**
       * @description Exclusions, in Markdown: headings, lists, bold and italic.
       * @example ## What we do
       *
       *     - A forecast for **4,000 parts**
       */
      exclusions?: string | null;
      /** @description Reasons why it cannot be sent yet, each with its field. */
      gaps: components['schemas']['GapDto'][];
      lines: components['schemas']['ProposalLineDto'][];
      milestones: components['schemas']['MilestoneDraftDto'][];
      /** @description The draft as the client would see it. */
      paper: components['schemas']['PaperDto'];
      /**
       * @description Scope, in Markdown: headings, lists, bold and italic.
       * @example ## What we do
       *
       *     - A forecast for **4,000 parts**
       */
      scope?: string | null;
      /**
       * Format: date
       * @description Valid until
       * @example 2026-12-31
       */
      validUntil?: Day | null;
      /**
       * @description Why no VAT
       * @example Zero-rated: the customer is outside the UK.
       */
      vatNote?: string | null;
    };
    SavedViewDto: {
      /** Format: uuid */
      _id: string;
      /** @description The caller may change and delete it. */
      canChange: boolean;
      /** @example status=open&due=overdue */
      filters: string;
      isShared: boolean;
      /** @example Overdue this week */
      name: string;
    };
    SavedViewsDto: {
      /** @example null */
      opensWith: string | null;
      /**
       * @example [
       *       "mine"
       *     ]
       */
      pinned: string[];
      /** @description The caller's and shared views of this queue, by name. */
      views: components['schemas']['SavedViewDto'][];
    };
    SaveViewDto: {
      /**
       * @description The list's own search params.
       * @example status=open&due=overdue
       */
      filters: string;
      /**
       * @description Visible to everyone in this queue.
       * @example false
       */
      isShared: boolean;
      /**
       * @description Name
       * @example Overdue this week
       */
      name: string;
      /**
       * @description Panel
       * @example support
       */
      panel: components['schemas']['Panel'];
    };
    SecondFactorDto: {
      authenticators: components['schemas']['AuthenticatorDto'][];
      /**
       * @description Number of unused recovery codes.
       * @example 10
       */
      codesLeft: number;
      /**
       * Format: date-time
       * @description Until then, the caller may work without the required factor; null if there is no such date.
       */
      dueAt: Instant | null;
      /** @description The second factor was proven in the last ten minutes, so factors may be added and removed. */
      isFresh: boolean;
      /** @description Whether this session is complete; otherwise only these routes are open to it. */
      isProven: boolean;
      /** @description The caller is staff, and staff need a second factor here. */
      isRequired: boolean;
    };
    SellerDto: {
      address: string;
      bank: components['schemas']['BankAccountDto'] | null;
      companyNumber: string;
      email: string;
      /** @description The facts are invented, for a demonstration. */
      isSample: boolean;
      legalName: string;
      office: string;
      place: string;
      /** @example GB 000 0000 00 */
      vatNumber: string | null;
    };
    ServiceDto: {
      available: boolean;
      /** @example USD */
      currency: string;
      /** @example Find where AI pays in your business, and what to leave alone. */
      description: string;
      /**
       * @description Lowest price, in whole units of `currency`.
       * @example 2500
       */
      priceFrom: number;
      serviceType: components['schemas']['ServiceType'];
      /**
       * @description Last part of its page's path: /services/{slug}.
       * @example ai-consulting
       */
      slug: string;
      /** @example AI Consulting */
      title: string;
    };
    ServiceLevelsDto: {
      calendars: components['schemas']['CalendarDto'][];
      policy: components['schemas']['PolicyDto'];
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
    SessionDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @description True for the session of this call. */
      current: boolean;
      /**
       * @description Browser and system, as reported by the browser.
       * @example Firefox on Linux
       */
      device: string | null;
      /** Format: date-time */
      expiresAt: Instant;
      /** @example 203.0.113.7 */
      ip: string | null;
      /** Format: date-time */
      lastSeenAt: Instant;
    };
    SessionsDto: {
      sessions: components['schemas']['SessionDto'][];
    };
    SetAsideDto: {
      pagination: components['schemas']['PageDto'];
      rows: components['schemas']['SetAsideRowDto'][];
    };
    SetAsideRowDto: {
      /** @example 2 */
      attempts: number;
      /**
       * @description Unique in its queue.
       * @example objects/2026-11-28/01980c9a-3f5e-7c4b-9d41-6b1f0e2a7c55
       */
      id: string;
      /**
       * @description The table of the queue.
       * @example removed_files
       */
      queue: string;
      /**
       * Format: date-time
       * @description When its last worker was given up.
       */
      since: Instant;
    };
    SetUpDto: {
      isDone: boolean;
      steps: components['schemas']['SetUpStepDto'][];
    };
    /** @enum {string} */
    SetUpStep:
      | 'hours'
      | 'calendar'
      | 'meeting_link'
      | 'replies'
      | 'second_admin'
      | 'mail_out'
      | 'mail_in'
      | 'brand'
      | 'legal';
    SetUpStepDto: {
      /** @description Whether the caller may confirm it now. */
      canConfirm: boolean;
      isDone: boolean;
      /**
       * @description The missing part, in words. Empty once the step is done.
       * @example There are 0 of 3 canned replies.
       */
      missing: string;
      step: components['schemas']['SetUpStep'];
    };
    ShareDto: {
      /**
       * @description In the smallest unit of the currency.
       * @example 1200000
       */
      minor?: number | null;
      /**
       * @description Of the price without VAT, in hundredths of a percent. Give a share or an amount.
       * @example 3000
       */
      share?: number | null;
    };
    /** @enum {string} */
    Sharing: 'none' | 'leads' | 'everyone';
    /** @enum {string} */
    Side: 'client' | 'staff';
    SignedInDto: {
      /**
       * Format: date-time
       * @description Latest possible end of the session.
       */
      expiresAt: Instant;
      /**
       * @description 1: the second factor is missing, so the token works only for `/api/second-factor` and sign-out.
       * @example 2
       * @enum {integer}
       */
      level: 1 | 2;
      /** @description An identity provider that can now be linked to this account: `POST /api/auth/link`. */
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
      /** @description False for people who only sign in through an identity provider. */
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
    /** @enum {string} */
    SiteEventLabel: 'ai-for-startups' | 'ai-transformation' | 'machine-learning' | 'data-analytics';
    /** @enum {string} */
    SiteEventName: 'cta_click_book_call' | 'cta_download_package' | 'ebook_download';
    SlotDayDto: {
      /**
       * Format: date
       * @example 2026-12-01
       */
      day: Day;
      /** @example Tuesday 1 December 2026 */
      name: string;
      times: components['schemas']['SlotDto'][];
    };
    SlotDto: {
      /** Format: date-time */
      startsAt: Instant;
      /** @example 10:00 */
      time: string;
    };
    SlotsDto: {
      /** @description Days that have a free time. */
      days: components['schemas']['SlotDayDto'][];
      /** @example 30 */
      minutes: number;
      /** @example Free consultation */
      title: string;
      /** @example Europe/London */
      zone: string;
    };
    StaffDashboardDto: {
      /** @description Overdue or due today, by deadline; at most six. */
      due: components['schemas']['DueRequestDto'][];
      /** @description Due later today. */
      dueToday: components['schemas']['OpenCountDto'];
      /** @description Open requests of the caller. */
      mine: components['schemas']['OpenCountDto'];
      overdue: components['schemas']['OpenCountDto'];
      /** @description The caller's own, in the same order; at most six. */
      own: components['schemas']['DueRequestDto'][];
      unassigned: components['schemas']['OpenCountDto'];
      /**
       * @description Figures that the website prints and its owner has not confirmed. For admins, in production; otherwise 0.
       * @example 0
       */
      unconfirmedFigures: number;
      /** @description The last seven days of the caller's team, or of all teams for an admin. */
      week: components['schemas']['FiguresDto'];
    };
    StaffInvitedDto: {
      /** @description False for a person who already had an account: they get access and a mail about it instead. */
      isLinkSent: boolean;
      /** @example Tom Ashworth has manager access now. */
      message: string;
      person: components['schemas']['AccountDto'];
    };
    /** @enum {string} */
    StaffRole: 'support' | 'manager' | 'admin';
    /** @enum {string} */
    StaffStatus: 'pending' | 'assigned' | 'in_review' | 'approved' | 'completed' | 'rejected';
    StatedAccountDto: {
      /**
       * @description Balance after the last day.
       * @example 120000
       */
      closingMinor: number;
      /** @example GBP */
      currency: string;
      entries: components['schemas']['AccountEntryDto'][];
      /**
       * @description Balance before the first day.
       * @example 120000
       */
      openingMinor: number;
    };
    /** @enum {string} */
    StatementFormat: 'pdf' | 'csv';
    StatementReadDto: {
      /** @example 12 */
      added: number;
      /**
       * @description Of a CSV file that no mapping fits: map them, and send the file again.
       * @example [
       *       "Date",
       *       "Amount"
       *     ]
       */
      columns: string[];
      /**
       * @description Read before, from this or another file.
       * @example 3
       */
      known: number;
      /** @example 3 */
      matched: number;
      /** @example 12 lines are new, 3 of them matched. */
      message: string;
      /**
       * @description Money that went, which is not kept.
       * @example 20
       */
      outgoing: number;
      /** @description A mapping to confirm. */
      proposed: components['schemas']['BankMappingDto'] | null;
      sample: string[][];
      unread: components['schemas']['UnreadLineDto'][];
    };
    SterlingDto: {
      /** Format: date */
      day: Day;
      /**
       * @description Sterling for one unit of the currency.
       * @example 0.7821
       */
      rate: string;
      /** @example 120000 */
      vatMinor: number;
    };
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
      company?: string | null;
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
      fullName?: string | null;
      /**
       * @description The path of the page the form is on.
       * @example /contact
       */
      page?: string | null;
      /**
       * @description Form of the page that was sent.
       * @example footer
       */
      source?: string | null;
      /**
       * @description Version of the text shown beside the button. Default: the newest.
       * @example 2026-11
       */
      textVersion?: components['schemas']['ConsentTextVersion'] | null;
      /**
       * @description From `GET /api/forms/token`, requested when the visitor entered the first field.
       * @example m8xk2p1c.Zm9ybS10b2tlbg
       */
      token?: string | null;
      /**
       * @description Default: the newsletter.
       * @example newsletter
       */
      topic?: components['schemas']['NewsletterTopic'] | null;
      /**
       * @description Leave it empty: people never see this field.
       * @example
       */
      website?: string;
    };
    SubscriberChangedDto: {
      subscriber: components['schemas']['SubscriberDto'];
    };
    SubscriberDetailDto: {
      /** @description The evidence of consent, newest first: the last 500 entries. */
      evidence: components['schemas']['ConsentEventDto'][];
      subscriber: components['schemas']['SubscriberDto'];
    };
    SubscriberDto: {
      /** Format: uuid */
      _id: string;
      company: string | null;
      /** Format: date-time */
      createdAt: Instant;
      /** Format: email */
      email: string;
      fullName: string | null;
      state: components['schemas']['SubscriberState'];
      subscriptions: components['schemas']['SubscriptionDto'][];
      /** @description Reason for the suppression. */
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
      confirmedAt: Instant | null;
      /** @description The submission looked automated, so no confirmation mail was sent. */
      isHeld: boolean;
      /** Format: date-time */
      requestedAt: Instant;
      state: components['schemas']['SubscriptionState'];
      topic: components['schemas']['NewsletterTopic'];
      /** Format: date-time */
      unsubscribedAt: Instant | null;
    };
    /** @enum {string} */
    SubscriptionState: 'pending' | 'confirmed' | 'unsubscribed';
    SuggestionDto: {
      /** Format: uuid */
      _id: string;
      /** @example Northgate Logistics */
      name: string;
      /**
       * Format: uuid
       * @description Id of the caller's pending request to join.
       */
      requestId: string | null;
    };
    SupportChangeDto: {
      /**
       * @description Price agreed with the client, who can see it. In USD, with at most 2 decimals. Null takes it back; omitting it changes nothing.
       * @example 12000
       */
      agreedPrice?: number | null;
      /**
       * @description Ids of files that the caller uploaded and has not attached yet.
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      attachments?: string[] | null;
      /**
       * @description Ids of colleagues mentioned in the note, who are notified.
       * @example [
       *       "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
       *     ]
       */
      mentions?: string[] | null;
      /**
       * @description Reason for an unusual move, visible to the client.
       * @example The client asked to reopen it.
       */
      reason?: string | null;
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
      status?: components['schemas']['StaffStatus'] | null;
      /**
       * @description Appended as an internal note. Omit it or leave it empty to add none.
       * @example Called the client; data sample arrives on Monday.
       */
      supportNotes?: string | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
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
    /** @enum {string} */
    SuppressionReason: 'bounce' | 'complaint';
    /** @enum {string} */
    Team: 'manager' | 'support';
    TermsDto: {
      blocks: components['schemas']['BlockDto'][];
      /** @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa */
      sha256: string;
      /** @example 2026-11 */
      version: string;
    };
    TestimonialDto: {
      /** Format: date-time */
      approvedAt: Instant;
      /**
       * @description Hex SHA-256 of the approved words and names.
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      sha256: string;
      /** @example Northgate Logistics */
      shownCompany: string | null;
      /** @example Amira Khan */
      shownName: string;
      /** @example Head of Operations */
      shownRole: string | null;
      state: components['schemas']['TestimonialState'];
      /**
       * Format: date
       * @description The last day on which it may be shown.
       * @example 2028-11-25
       */
      until: Day;
      /** @example They told us what would not work before we paid for it. */
      wording: string;
    };
    /** @enum {string} */
    TestimonialState: 'approved' | 'withdrawn';
    ThirdPartiesDto: {
      /** @example G-ABC1234567 */
      analyticsId: string | null;
      /** @example GTM-ABC1234 */
      tagManagerId: string | null;
    };
    /** @enum {string} */
    Timeline: '1-2-weeks' | '1-month' | '2-3-months' | '3-6-months' | 'flexible';
    ToIssueDto: {
      /** Format: uuid */
      _id: string;
      /** @example GBP */
      currency: string;
      /** Format: date-time */
      doneAt: Instant | null;
      /** Format: date */
      dueOn: Day | null;
      /** Format: uuid */
      invoiceId: string | null;
      kind: components['schemas']['PartKind'];
      /** @example 120000 */
      netMinor: number;
      /**
       * @description Of its invoice; null without one, and for clients as long as it is a draft.
       * @example INV-000012
       */
      number: string | null;
      /** @example PRO-000012 */
      proposal: string;
      request: components['schemas']['RequestNameDto'];
      state: components['schemas']['InvoiceState'] | null;
      /** @example First results */
      title: string;
      /** @example 120000 */
      totalMinor: number;
      /** @example 1 */
      version: number;
    };
    ToIssueListDto: {
      drafts: components['schemas']['InvoiceDto'][];
      /** @description Parts that are done or due, without an invoice. */
      items: components['schemas']['ToIssueDto'][];
    };
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
    UnreadLineDto: {
      /** @example 12 */
      line: number;
      /** @example “31/02/2026” is not a date */
      why: string;
    };
    UnsubscribeDto: {
      /**
       * @description Reason (optional); may be sent later.
       * @example too_many
       */
      reason?: components['schemas']['LeavingReason'] | null;
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
    UpcomingDto: {
      /** @description Requests waiting for the caller's answer, longest-waiting first; at most five. */
      awaited: components['schemas']['AwaitedAnswerDto'][];
      /** @description By deadline; at most five. */
      upcoming: components['schemas']['UpcomingEntryDto'][];
    };
    UpcomingEntryDto: {
      /** Format: date-time */
      dueAt: Instant;
      /** @description False if the client has had a reply before. */
      isFirst: boolean;
      isOverdue: boolean;
      /** @description A due reply. */
      kind: components['schemas']['UpcomingKind'];
      request: components['schemas']['RequestNameDto'];
    };
    /** @enum {string} */
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
      currentPassword?: string | null;
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
       * @example +44 1632 960456
       */
      phone?: string | null;
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    /** @enum {string} */
    Urgency: 'low' | 'medium' | 'high' | 'critical';
    UseMailLinkDto: {
      /**
       * @description The token from the link.
       * @example q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG
       */
      token: string;
    };
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
      /**
       * Format: date-time
       * @description When the account will be erased at its owner's request, or null.
       * @example null
       */
      erasesAt: Instant | null;
      /** @example Amira */
      firstName: string;
      /** @example Okafor */
      lastName: string;
      /**
       * Format: date-time
       * @description When the account was created.
       */
      memberSince: Instant;
      /**
       * @description A new address that its owner has not confirmed yet.
       * @example null
       */
      pendingEmail: string | null;
      /** @example +44 1632 960456 */
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
    /** @enum {string} */
    VatCategory: 'S' | 'Z' | 'E' | 'AE' | 'O';
    VatPeriodDto: {
      /** Format: date */
      from: Day;
      /** @description The same in sterling, for the return. */
      sterling: components['schemas']['VatRowDto'][];
      sums: components['schemas']['CurrencyVatDto'][];
      /** Format: date */
      to: Day;
      /**
       * @description Numbers of documents that are in neither, because they state no rate.
       * @example []
       */
      withoutSterling: string[];
    };
    VatRowDto: {
      category: components['schemas']['VatCategory'];
      /** @example 120000 */
      netMinor: number;
      /**
       * @description In hundredths of a percent.
       * @example 2000
       */
      rate: number;
      /** @example 120000 */
      vatMinor: number;
    };
    /** @enum {string} */
    VatStep: 'month' | 'quarter';
    VatSumDto: {
      /** @example 1200000 */
      netMinor: number;
      /** @example 2000 */
      rate: number;
      /** @example 240000 */
      vatMinor: number;
    };
    VatSumsDto: {
      periods: components['schemas']['VatPeriodDto'][];
    };
    VerifiedDto: {
      /** Format: date-time */
      acceptedAt: Instant | null;
      /** @description Whether we sent a proposal with this hash. */
      isKnown: boolean;
      /** Format: date-time */
      sentAt: Instant | null;
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
    VersionDto: {
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 1
       */
      version?: number | null;
    };
    WebhookDto: {
      /** Format: uuid */
      _id: string;
      /** Format: date-time */
      createdAt: Instant;
      /** @example Billing sync */
      description: string;
      disabledBecause: components['schemas']['DisabledBecause'] | null;
      /**
       * Format: date-time
       * @description Time of the first failure since the last success; after three days the webhook is disabled.
       */
      failingSince: Instant | null;
      /**
       * Format: date-time
       * @description The former secret also signs until then.
       */
      formerSecretUntil: Instant | null;
      lastDelivery: components['schemas']['LastDeliveryDto'] | null;
      state: components['schemas']['WebhookState'];
      types: components['schemas']['PublishedType'][];
      /** @example https://hooks.northgate.example/requests */
      url: string;
      /** @example 1 */
      version: number;
      /**
       * @description Pending deliveries; counted up to 1,000.
       * @example 0
       */
      waiting: number;
    };
    WebhooksDto: {
      webhooks: components['schemas']['WebhookDto'][];
    };
    WebhookSecretDto: {
      /** Format: uuid */
      _id: string;
      /**
       * @description Key that signs deliveries. Shown only once.
       * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
       */
      secret: string;
    };
    /** @enum {string} */
    WebhookState: 'active' | 'disabled';
    WebhookStateDto: {
      /**
       * @description Active
       * @example true
       */
      isActive: boolean;
    };
    WithdrawDto: {
      /**
       * @description Reason (optional). Our team reads it.
       * @example We decided to wait a quarter.
       */
      reason?: string | null;
    };
    WithdrawProposalDto: {
      /**
       * @description The version read.
       * @example 1
       */
      version: number;
    };
    WriteIssueDto: {
      /**
       * @description Markdown. HTML is shown as text, and pictures become their description.
       * @example ## Forecasting spare parts
       *
       *     The pilot paid for itself in [nine weeks](/case-studies).
       */
      body?: string | null;
      /**
       * @description Mails per day, to warm up a new sending address; null means no limit.
       * @example 2000
       */
      dailyLimit?: number | null;
      /**
       * @description Shown beside the subject by mail programs.
       * @example Three projects, and one that we advised against.
       */
      preheader?: string | null;
      /**
       * @description Subject
       * @example What we learned in November
       */
      subject: string;
      /**
       * @description Topics
       * @example [
       *       "newsletter"
       *     ]
       */
      topics: components['schemas']['NewsletterTopic'][];
      /**
       * @description The version read; if outdated, the response is a 409.
       * @example 3
       */
      version?: number | null;
    };
    WriteOffDto: {
      /**
       * @description Reason
       * @example The company was dissolved.
       */
      reason: string;
      /**
       * @description Version
       * @example 1
       */
      version: number;
    };
    /** @enum {string} */
    ZeroCategory: 'Z' | 'E' | 'AE' | 'O';
  };
  responses: {
    /** @description The request cannot be read, or the link in it is not valid. */
    BadRequest: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/malformed_json"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The object has changed; `current` has its current state. */
    Conflict: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/version_conflict"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The caller may not do this. */
    Forbidden: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/forbidden"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The link has expired or was replaced by a newer one. */
    Gone: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/token_expired"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description An error on our side. Quote `traceId` to support. */
    InternalServerError: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/internal_error"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The caller does not accept JSON. */
    NotAcceptable: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/not_acceptable"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description It does not exist, or the caller may not see it. */
    NotFound: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/not_found"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is larger than 64 KiB, or a file larger than 25 MiB. */
    PayloadTooLarge: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/payload_too_large"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The object is no longer at the version given in `If-Match`. */
    PreconditionFailed: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/precondition_failed"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Temporarily unavailable; try again. */
    ServiceUnavailable: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/unavailable"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many calls; `Retry-After` says when to try again. */
    TooManyRequests: {
      headers: {
        /** @description Remaining calls, and seconds until the limit resets. */
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
         *       "type": "https://fenwright.example/docs/errors/quota_exceeded"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The caller is not signed in, or the session has ended. */
    Unauthorized: {
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
         *       "type": "https://fenwright.example/docs/errors/unauthenticated"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description A field is missing or wrong; `errors` names each one. */
    UnprocessableEntity: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/validation_failed"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is not JSON or, for an upload, not multipart/form-data. */
    UnsupportedMediaType: {
      headers: { [name: string]: unknown };
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
         *       "type": "https://fenwright.example/docs/errors/unsupported_media_type"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The URL is longer than 4,096 characters, or its path longer than 1,024. */
    URITooLong: {
      headers: { [name: string]: unknown };
      content: {
        /**
         * @example {
         *       "code": "uri_too_long",
         *       "detail": "This address is too long.",
         *       "instance": "/api/…",
         *       "message": "This address is too long.",
         *       "status": 414,
         *       "title": "URI Too Long",
         *       "traceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "type": "https://fenwright.example/docs/errors/uri_too_long"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Who did it. */
    Actor: string;
    /** @description `me`, `none` and the ids of staff; several are separated by commas. */
    AssigneeFilter: string;
    /** @description Action */
    AuditAction: components['schemas']['AuditAction'];
    /** @description All actions whose name begins with it. */
    AuditGroup: components['schemas']['AuditGroup'];
    /** @description The kind of subject. */
    AuditObject: components['schemas']['AuditObject'];
    /** @description The number of a request, the e-mail address of an account, the id of an object or a trace id, in full. */
    AuditSearch: string;
    /** @description The `before` of the last response, to read older entries. */
    Before: string;
    /** @description Currency */
    Currency: string;
    /** @description Default: newest first for times, A to Z for other columns. */
    Direction: components['schemas']['Direction'];
    /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
    DueFilter: string;
    /** @description The first day, in Europe/London. */
    From: string;
    /** @description Id */
    Id: string;
    /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
    IdempotencyKey: string;
    /** @description The ETag of the version read; if outdated, the response is a 412. */
    IfMatch: string;
    /** @description Finds open invoices that are not due, or 1 to 30, 31 to 60 or more days late. */
    InvoiceAge: components['schemas']['InvoiceAge'];
    /** @description For staff: an invoice of the client. */
    InvoiceId: string;
    /** @description State */
    InvoiceState: components['schemas']['InvoiceState'];
    /** @description Only with something left to pay. */
    IsOpen: boolean;
    /** @description Form */
    LeadForm: components['schemas']['LeadForm'];
    /** @description Service */
    LeadService: components['schemas']['LeadService'];
    /** @description Default: all but spam. */
    LeadState: components['schemas']['LeadState'];
    /** @description Rows per page. */
    Limit: number;
    /** @description Membership */
    MemberId: string;
    /** @description Subscribers with this topic, in any state. */
    NewsletterTopic: components['schemas']['NewsletterTopic'];
    /** @description Object id */
    ObjectId: string;
    /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
    Page: number;
    /** @description The account that did it, or that it was done to. */
    Person: string;
    /** @description State. `sent`: of open requests, since only those can be decided. */
    ProposalState: components['schemas']['ProposalState'];
    /**
     * @description Provider
     * @example google
     */
    Provider: components['schemas']['Provider'];
    /** @description Raised from */
    RaisedFrom: string;
    /** @description Inclusive. */
    RaisedTo: string;
    /** @description The first day. Default: the start of the month eleven months ago. */
    ReportFrom: string;
    /** @description Default: `month`. */
    ReportGrouping: components['schemas']['ReportGrouping'];
    /** @description Only this team; `none` for requests without a team. */
    ReportTeam: components['schemas']['ReportTeam'];
    /** @description The last day; today if absent. */
    ReportTo: string;
    /** @description Rows per page. */
    RequestLimit: number;
    /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
    RequestSearch: string;
    /** @description The column to sort by. Default: `created`. */
    RequestSort: components['schemas']['RequestSort'];
    /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
    RequestStatusFilter: string;
    /** @description Every word must occur. A single character is ignored. */
    Search: string;
    /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
    ServiceTypeFilter: string;
    /** @description Default: today. */
    SlotsFrom: string;
    /** @description The last day; at most 14 days. Default: a week. */
    SlotsTo: string;
    /** @description A year before the last day by default. */
    StatementFrom: string;
    /** @description Today by default. */
    StatementTo: string;
    /** @description State */
    SubscriberState: components['schemas']['SubscriberState'];
    /** @description Team: one of: manager, support, none; several are separated by commas. */
    TeamFilter: string;
    /** @description Maximum number of entries. */
    ThreadLimit: number;
    /** @description The last day, in Europe/London. */
    To: string;
    /** @description Turn: one of: us, client; several are separated by commas. */
    TurnFilter: string;
    /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
    UrgencyFilter: string;
    /** @description IANA time zone of the times shown. */
    Zone: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getAbsences: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AbsencesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  enterAbsence: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstDay": "2027-01-04",
         *       "lastDay": "2027-01-08"
         *     }
         */
        'application/json': components['schemas']['NewAbsenceDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AbsenceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeAbsence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AbsenceChangedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getAccountStatement: {
    parameters: {
      query?: {
        /** @description A year before the last day by default. */
        from?: components['parameters']['StatementFrom'];
        /** @description For staff: an invoice of the client. */
        invoiceId?: components['parameters']['InvoiceId'];
        /** @description Today by default. */
        to?: components['parameters']['StatementTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AccountStatementDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadAccountStatement: {
    parameters: {
      query: {
        /**
         * @description Format
         * @example pdf
         */
        format: components['schemas']['StatementFormat'];
        /** @description A year before the last day by default. */
        from?: components['parameters']['StatementFrom'];
        /** @description For staff: an invoice of the client. */
        invoiceId?: components['parameters']['InvoiceId'];
        /** @description Today by default. */
        to?: components['parameters']['StatementTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/pdf': string;
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getAccountFile: {
    parameters: {
      query: {
        /**
         * @description File
         * @example sales
         */
        file: components['schemas']['AccountFile'];
        /** @description Month */
        month: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/zip': string;
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getVatSums: {
    parameters: {
      query: {
        /**
         * @description By
         * @example month
         */
        by: components['schemas']['VatStep'];
        /** @description Year */
        year: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['VatSumsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  checkAdminAccess: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AdminAuthDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listAdminRequests: {
    parameters: {
      query?: {
        /** @description `me`, `none` and the ids of staff; several are separated by commas. */
        assignee?: components['parameters']['AssigneeFilter'];
        /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
        due?: components['parameters']['DueFilter'];
        /** @description Raised from */
        from?: components['parameters']['RaisedFrom'];
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Team: one of: manager, support, none; several are separated by commas. */
        team?: components['parameters']['TeamFilter'];
        /** @description Inclusive. */
        to?: components['parameters']['RaisedTo'];
        /** @description Turn: one of: us, client; several are separated by commas. */
        turn?: components['parameters']['TurnFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AdminRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeAdminRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description The ETag of the version read; if outdated, the response is a 412. */
        'If-Match'?: components['parameters']['IfMatch'];
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
         *       "status": "in_review"
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
          'application/json': components['schemas']['RequestChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listDataRequests: {
    parameters: {
      query?: {
        /** @description Kind */
        kind?: components['schemas']['DataRequestKind'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description State */
        state?: components['schemas']['DataRequestState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['DataRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  raiseDataRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example",
         *       "kind": "erase"
         *     }
         */
        'application/json': components['schemas']['NewDataRequestDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  cancelDataRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadDataRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The archive. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/zip': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  runDataRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getQuarantinedFiles: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['QuarantinedFilesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  rescanFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSetUp: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SetUpDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  confirmSetUp: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "step": "hours"
         *     }
         */
        'application/json': components['schemas']['ConfirmSetUpDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SetUpDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendTestMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listApiTokens: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ApiTokensDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  revokeAnyApiToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  uploadFile: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          /** @description Path of the new object. */
          Location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FileUploadedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The content of the file. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/pdf': string;
          'application/vnd.oasis.opendocument.spreadsheet': string;
          'application/vnd.oasis.opendocument.text': string;
          'application/vnd.openxmlformats-officedocument.presentationml.presentation': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'application/zip': string;
          'image/avif': string;
          'image/gif': string;
          'image/heic': string;
          'image/jpeg': string;
          'image/png': string;
          'image/webp': string;
          'text/plain': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listAudit: {
    parameters: {
      query?: {
        /** @description Action */
        action?: components['parameters']['AuditAction'];
        /** @description Who did it. */
        actor?: components['parameters']['Actor'];
        /** @description The first day, in Europe/London. */
        from?: components['parameters']['From'];
        /** @description All actions whose name begins with it. */
        group?: components['parameters']['AuditGroup'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Object id */
        objectId?: components['parameters']['ObjectId'];
        /** @description The kind of subject. */
        objectType?: components['parameters']['AuditObject'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description The account that did it, or that it was done to. */
        person?: components['parameters']['Person'];
        /** @description The number of a request, the e-mail address of an account, the id of an object or a trace id, in full. */
        search?: components['parameters']['AuditSearch'];
        /** @description The last day, in Europe/London. */
        to?: components['parameters']['To'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AuditDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  checkAudit: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AuditCheckDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportAudit: {
    parameters: {
      query?: {
        /** @description Action */
        action?: components['parameters']['AuditAction'];
        /** @description Who did it. */
        actor?: components['parameters']['Actor'];
        /** @description The first day, in Europe/London. */
        from?: components['parameters']['From'];
        /** @description All actions whose name begins with it. */
        group?: components['parameters']['AuditGroup'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Object id */
        objectId?: components['parameters']['ObjectId'];
        /** @description The kind of subject. */
        objectType?: components['parameters']['AuditObject'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description The account that did it, or that it was done to. */
        person?: components['parameters']['Person'];
        /** @description The number of a request, the e-mail address of an account, the id of an object or a trace id, in full. */
        search?: components['parameters']['AuditSearch'];
        /** @description The last day, in Europe/London. */
        to?: components['parameters']['To'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  giveProviderEmail: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exchangeCode: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  openFacebookSignIn: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      /** @description To the provider, or to /signin?error=… */
      302: {
        headers: { [name: string]: unknown };
        content?: never;
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['InternalServerError'];
    };
  };
  openGoogleSignIn: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      /** @description To the provider, or to /signin?error=… */
      302: {
        headers: { [name: string]: unknown };
        content?: never;
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['InternalServerError'];
    };
  };
  linkProvider: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  startProviderLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Provider
         * @example google
         */
        provider: components['parameters']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LinkStartedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  unlinkProvider: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Provider
         * @example google
         */
        provider: components['parameters']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSignInMethods: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SignInMethodsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getAvailableProviders: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AvailableProvidersDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listBankLines: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State */
        state?: components['schemas']['BankLineState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BankLinesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getBankLine: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BankLineDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  ignoreBankLine: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['LineVersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BankLineChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  matchBankLine: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoices": [
         *         {
         *           "invoiceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *           "minor": 120000
         *         }
         *       ],
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['MatchLineDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BankLineChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  reopenBankLine: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['LineVersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BankLineChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listBankMappings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BankMappingsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  keepBankMapping: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accountColumn": "Amount",
         *       "amountColumn": "Amount",
         *       "bank": "Barclays",
         *       "columns": [
         *         "Date",
         *         "Amount",
         *         "Memo"
         *       ],
         *       "currency": "GBP",
         *       "currencyColumn": "Amount",
         *       "dayColumn": "Date",
         *       "dayOrder": "dmy",
         *       "decimal": ".",
         *       "directionColumn": "Amount",
         *       "hasHeader": true,
         *       "inColumn": "Amount",
         *       "outColumn": "Amount",
         *       "secondTextColumn": "Amount",
         *       "textColumn": "Amount"
         *     }
         */
        'application/json': components['schemas']['BankMappingDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  readStatement: {
    parameters: {
      query?: {
        /** @description The bank whose mapping is used. Without it, CAMT.053, mapped layouts and those of known banks are recognised. */
        bank?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/octet-stream': string;
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['StatementReadDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getBillingDetails: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BillingDetailsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeBillingDetails: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "address": "1 High Street\nLeeds\nLS1 1AA",
         *       "company": "Northgate Ltd",
         *       "country": "GB",
         *       "email": "accounts@northgate.example",
         *       "name": "Amira Khan",
         *       "reference": "PO 4711",
         *       "vatNumber": "GB123456789"
         *     }
         */
        'application/json': components['schemas']['ChangeBillingDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BillingChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCallSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallSettingsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeCallSettings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "hours": [
         *         "1 09:00-18:00",
         *         "2 09:00-12:30",
         *         "2 13:30-18:00"
         *       ],
         *       "link": "https://meet.example/room",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeCallSettingsDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallSettingsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  setCalendar: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://calendar.example/secret/basic.ics"
         *     }
         */
        'application/json': components['schemas']['CalendarAddressDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallSettingsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeCalendar: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallSettingsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createFeed: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['FeedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  revokeFeed: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallSettingsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCallTypes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallTypesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addCallType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "bufferMinutes": 15,
         *       "dailyLimit": 6,
         *       "horizonDays": 30,
         *       "hostIds": [],
         *       "hosts": "team",
         *       "isActive": true,
         *       "minutes": 30,
         *       "noticeHours": 4,
         *       "slug": "review",
         *       "summary": "You tell us the problem.",
         *       "title": "Free consultation"
         *     }
         */
        'application/json': components['schemas']['NewCallTypeDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallTypesDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeCallType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "bufferMinutes": 15,
         *       "dailyLimit": 6,
         *       "horizonDays": 30,
         *       "hostIds": [],
         *       "isActive": true,
         *       "minutes": 30,
         *       "noticeHours": 4,
         *       "summary": "You tell us the problem.",
         *       "title": "Free consultation",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeCallTypeDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallTypesDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCalls: {
    parameters: {
      query: {
        /** @description From */
        from: string;
        /** @description The last day; at most 62 days, and the first two thousand calls. */
        to: string;
        /** @description IANA time zone of the times shown. */
        zone?: components['parameters']['Zone'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  bookCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "at": "2026-12-01T10:00:00Z",
         *       "company": "Northgate Logistics",
         *       "email": "amira@northgate.example",
         *       "name": "Amira Khan",
         *       "note": "Stock runs out although we forecast it.",
         *       "page": "/contact",
         *       "phone": "+44 1632 960456",
         *       "slug": "consultation",
         *       "topic": "AI Consulting",
         *       "zone": "Europe/London"
         *     }
         */
        'application/json': components['schemas']['BookCallDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  cancelCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['CallVersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  moveCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "at": "2026-12-01T10:00:00Z"
         *     }
         */
        'application/json': components['schemas']['MoveCallDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  closeCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "state": "held"
         *     }
         */
        'application/json': components['schemas']['CloseCallDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  reassignCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['CallVersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSlotsToMove: {
    parameters: {
      query?: {
        /** @description Default: today. */
        from?: components['parameters']['SlotsFrom'];
        /** @description The last day; at most 14 days. Default: a week. */
        to?: components['parameters']['SlotsTo'];
        /** @description IANA time zone of the times shown. */
        zone?: components['parameters']['Zone'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SlotsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSlots: {
    parameters: {
      query?: {
        /** @description Default: today. */
        from?: components['parameters']['SlotsFrom'];
        /** @description The last day; at most 14 days. Default: a week. */
        to?: components['parameters']['SlotsTo'];
        /** @description IANA time zone of the times shown. */
        zone?: components['parameters']['Zone'];
      };
      header?: never;
      path: {
        /** @description The kind of call. */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SlotsDto'];
        };
      };
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getUpcomingCalls: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCallsWithoutHost: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  cancelRegistration: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCannedReplies: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CannedRepliesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addCannedReply: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "Hello {{firstName}}, could you send us a sample of the data for {{reference}}?",
         *       "title": "Ask for a data sample"
         *     }
         */
        'application/json': components['schemas']['NewCannedReplyDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CannedRepliesDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeCannedReply: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "Hello {{firstName}}, could you send us a sample of the data for {{reference}}?",
         *       "title": "Ask for a data sample",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeCannedReplyDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CannedRepliesDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  deleteCannedReply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CannedRepliesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  checkUserRole: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RoleCheckDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getColleagues: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ColleaguesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCompany: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CompanyDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Northgate Logistics",
         *       "sharing": "everyone",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeCompanyDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Northgate Logistics",
         *       "sharing": "everyone"
         *     }
         */
        'application/json': components['schemas']['NewCompanyDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OrganisationCreatedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  joinCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['JoinCompanyDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  inviteMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "lena.fischer@northgate.example",
         *       "role": "member"
         *     }
         */
        'application/json': components['schemas']['InviteMemberDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "lead"
         *     }
         */
        'application/json': components['schemas']['ChangeMemberDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  acceptMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCompanyRequests: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CompanyRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  requestCompanyMembership: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "organisationId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
         *     }
         */
        'application/json': components['schemas']['AskToJoinDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendComplaint: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "page": "/contact"
         *     }
         */
        'application/json': components['schemas']['ComplaintFormDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listThirdParties: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ThirdPartiesDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  recordCookieChoice: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  reassignRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
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
          'application/json': components['schemas']['DelegatedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  delegateRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77"
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
          'application/json': components['schemas']['DelegatedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listEbooks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['EbooksDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getEvents: {
    parameters: {
      query?: {
        /** @description The `cursor` of the last response. Without it the feed begins with the oldest event kept; `latest` returns no events, but a cursor for starting now. */
        after?: string;
        /** @description Maximum number of events. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['EventFeedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  countSiteEvent: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  requestPasswordReset: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendContactForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "firstName": "Amira",
         *       "lastName": "Khan",
         *       "message": "Could we talk about forecasting?",
         *       "offer": "AI Consulting in Cambridge: Supervised pilot, from £8,000",
         *       "page": "/contact",
         *       "phone": "+44 1632 960456",
         *       "topic": "Discovery call"
         *     }
         */
        'application/json': components['schemas']['ContactFormDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendLeadForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "phone": "+44 1632 960456",
         *       "service": "AI Integration"
         *     }
         */
        'application/json': components['schemas']['LeadFormDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendNotifyForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "topic": "webinars"
         *     }
         */
        'application/json': components['schemas']['NotifyFormDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getFormToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['FormTokenDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequests: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MyRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  receiveMail: {
    parameters: {
      query?: never;
      header: {
        /** @description SHA-256 of the body, in hex. */
        'X-Inbound-SHA256': string;
        /** @description In hex. */
        'X-Inbound-Signature': string;
        /** @description Seconds since 1970, at most five minutes away from now. */
        'X-Inbound-Timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'message/rfc822': string;
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getInboundMails: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Default: those waiting for staff (held, unmatched and failed). */
        state?: components['schemas']['InboundMailState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InboundMailsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  attachMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reference": "REQ-000123"
         *     }
         */
        'application/json': components['schemas']['AttachMailDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  dismissMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  admitMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadInboundMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The original mail. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'message/rfc822': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listInvoices: {
    parameters: {
      query?: {
        /** @description Finds open invoices that are not due, or 1 to 30, 31 to 60 or more days late. */
        age?: components['parameters']['InvoiceAge'];
        /** @description Currency */
        currency?: components['parameters']['Currency'];
        /** @description Only with something left to pay. */
        isOpen?: components['parameters']['IsOpen'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State */
        state?: components['parameters']['InvoiceState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoicesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceDetailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  creditInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "explanation": "Agreed by phone on 3 December.",
         *       "lines": [
         *         {
         *           "line": 0,
         *           "netMinor": 50000
         *         }
         *       ],
         *       "reason": "reduction",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['CreditInvoiceDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  saveInvoiceDraft: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "dueOn": "2026-12-15",
         *       "lines": [
         *         {
         *           "text": "First results, PRO-000012"
         *         }
         *       ],
         *       "sterlingRate": "0.7821",
         *       "taxPoint": "2026-12-01",
         *       "vatNote": "Reverse charge applies.",
         *       "version": 1,
         *       "zeroRatedAs": "AE"
         *     }
         */
        'application/json': components['schemas']['ChangeInvoiceDraftDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  discardInvoiceDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DiscardDraftDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeInvoiceInterest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isNamed": true,
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['InterestDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  issueInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['VersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  payInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CheckoutOpenedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  askAboutInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "What is line 2 for?"
         *     }
         */
        'application/json': components['schemas']['InvoiceQuestionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  resumeReminders: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['VersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadInvoiceAsUbl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/xml': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  writeOffInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The company was dissolved.",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['WriteOffDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getInvoiceAges: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AgeSumsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportInvoices: {
    parameters: {
      query?: {
        /** @description Finds open invoices that are not due, or 1 to 30, 31 to 60 or more days late. */
        age?: components['parameters']['InvoiceAge'];
        /** @description Currency */
        currency?: components['parameters']['Currency'];
        /** @description Only with something left to pay. */
        isOpen?: components['parameters']['IsOpen'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State */
        state?: components['parameters']['InvoiceState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getInvoicesToIssue: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ToIssueListDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listIssues: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State */
        state?: components['schemas']['IssueState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssuesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addIssue: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "## Forecasting spare parts\n\nThe pilot paid for itself in [nine weeks](/case-studies).",
         *       "dailyLimit": 2000,
         *       "preheader": "Three projects, and one that we advised against.",
         *       "subject": "What we learned in November",
         *       "topics": [
         *         "newsletter"
         *       ]
         *     }
         */
        'application/json': components['schemas']['WriteIssueDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssueDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getIssue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssueDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeIssue: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "## Forecasting spare parts\n\nThe pilot paid for itself in [nine weeks](/case-studies).",
         *       "dailyLimit": 2000,
         *       "preheader": "Three projects, and one that we advised against.",
         *       "subject": "What we learned in November",
         *       "topics": [
         *         "newsletter"
         *       ]
         *     }
         */
        'application/json': components['schemas']['WriteIssueDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssueDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  decideDeliveries: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "send": true,
         *       "which": "unsure"
         *     }
         */
        'application/json': components['schemas']['DecideDeliveriesDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssueDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  moveIssue: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "move": "submit",
         *       "sendAt": "2026-12-01T09:00"
         *     }
         */
        'application/json': components['schemas']['MoveIssueDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssueDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  testIssue: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['IssueDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getMailPools: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PoolsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeMailPool: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "perMinute": 600,
         *       "pool": "google"
         *     }
         */
        'application/json': components['schemas']['PoolRateDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PoolsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  previewIssue: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "## Forecasting spare parts\n\nThe pilot paid for itself in [nine weeks](/case-studies).",
         *       "preheader": "Three projects, and one that we advised against.",
         *       "subject": "What we learned in November",
         *       "topics": [
         *         "newsletter"
         *       ]
         *     }
         */
        'application/json': components['schemas']['IssueTextDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PreviewDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendMvpForm: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "page": "/contact",
         *       "phone": "+44 1632 960456",
         *       "projectDescription": "A portal where tenants report repairs and follow them.",
         *       "role": "Founder",
         *       "submittedAt": "2026-11-02T09:30:00.000Z",
         *       "timeline": "4–6 weeks",
         *       "utm_campaign": "autumn",
         *       "utm_content": "button",
         *       "utm_medium": "email",
         *       "utm_source": "newsletter",
         *       "utm_term": "mvp",
         *       "workEmail": "amira@northgate.example"
         *     }
         */
        'application/json': components['schemas']['MvpFormDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadReceivedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listLeads: {
    parameters: {
      query?: {
        /** @description Form */
        form?: components['parameters']['LeadForm'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description Service */
        service?: components['parameters']['LeadService'];
        /** @description Default: all but spam. */
        state?: components['parameters']['LeadState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getLead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadDetailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeLead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "Called; wants a proposal by Friday.",
         *       "state": "contacted"
         *     }
         */
        'application/json': components['schemas']['ChangeLeadDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  eraseLead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: { [name: string]: unknown };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getLeadEvents: {
    parameters: {
      query?: {
        /** @description The `before` of the last response, to read older entries. */
        before?: components['parameters']['Before'];
        /** @description Maximum number of entries. */
        limit?: components['parameters']['ThreadLimit'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['LeadEventsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createRequestFromLead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RequestMadeDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportLeads: {
    parameters: {
      query?: {
        /** @description Form */
        form?: components['parameters']['LeadForm'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description Service */
        service?: components['parameters']['LeadService'];
        /** @description Default: all but spam. */
        state?: components['parameters']['LeadState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  signInWithPassword: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  endCurrentSession: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  useMailLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['UseMailLinkDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RequestOpenedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listManagerRequests: {
    parameters: {
      query?: {
        /** @description `me`, `none` and the ids of staff; several are separated by commas. */
        assignee?: components['parameters']['AssigneeFilter'];
        /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
        due?: components['parameters']['DueFilter'];
        /** @description Raised from */
        from?: components['parameters']['RaisedFrom'];
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Team: one of: manager, support, none; several are separated by commas. */
        team?: components['parameters']['TeamFilter'];
        /** @description Inclusive. */
        to?: components['parameters']['RaisedTo'];
        /** @description Turn: one of: us, client; several are separated by commas. */
        turn?: components['parameters']['TurnFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ManagerRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeManagerRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description The ETag of the version read; if outdated, the response is a 412. */
        'If-Match'?: components['parameters']['IfMatch'];
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
         *       "status": "in_review"
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
          'application/json': components['schemas']['RequestChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getAccount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MeDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getMoney: {
    parameters: {
      query?: {
        /** @description Eleven months before the current one by default, as in the reports. */
        from?: string;
        /** @description Today by default. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MoneyDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendNewsletterDataLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
      202: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  eraseOwnData: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportOwnData: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeNewsletterPreferences: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PreferencesDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getNewsletterPreferences: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PreferencesDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  requestSubscription: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
         *       "topic": "newsletter"
         *     }
         */
        'application/json': components['schemas']['SubscribeDto'];
      };
    };
    responses: {
      202: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscribedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  restoreSubscription: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['TopicsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  endSubscription: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['TopicsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  verifySubscription: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getNotifications: {
    parameters: {
      query?: {
        /** @description Filter */
        filter?: components['schemas']['NotificationFilter'];
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NotificationsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  markNotificationsRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "all": true
         *     }
         */
        'application/json': components['schemas']['MarkReadDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['UnreadDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listContactSyncs: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ContactSyncsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  retryContactSync: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ContactSyncDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listFailingEvents: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['FailingEventsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  retryEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['EventRetriedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getMailBacklog: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MailBacklogDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listMails: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MailsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  cancelMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MailChangedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  retryMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MailChangedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  revealRecipient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RecipientDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  openQueueDashboard: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['QueueAccessDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRetentionReport: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RetentionReportDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listSetAside: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SetAsideDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  retrySetAside: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "objects/2026-11-28/01980c9a-3f5e-7c4b-9d41-6b1f0e2a7c55",
         *       "queue": "removed_files"
         *     }
         */
        'application/json': components['schemas']['RetryRowDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listOrganisations: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OrganisationsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Northgate Logistics",
         *       "sharing": "everyone"
         *     }
         */
        'application/json': components['schemas']['NewCompanyDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OrganisationCreatedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OrganisationDetailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domains": [
         *         "northgate.example"
         *       ],
         *       "name": "Northgate Logistics",
         *       "sharing": "everyone",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeOrganisationDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  inviteOrganisationMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "lena.fischer@northgate.example",
         *       "role": "member"
         *     }
         */
        'application/json': components['schemas']['InviteMemberDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeOrganisationMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
        /** @description Membership */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "lead"
         *     }
         */
        'application/json': components['schemas']['ChangeMemberDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeOrganisationMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
        /** @description Membership */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  acceptOrganisationMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
        /** @description Membership */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listOrganisationRequests: {
    parameters: {
      query?: {
        /** @description `me`, `none` and the ids of staff; several are separated by commas. */
        assignee?: components['parameters']['AssigneeFilter'];
        /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
        due?: components['parameters']['DueFilter'];
        /** @description Raised from */
        from?: components['parameters']['RaisedFrom'];
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Team: one of: manager, support, none; several are separated by commas. */
        team?: components['parameters']['TeamFilter'];
        /** @description Inclusive. */
        to?: components['parameters']['RaisedTo'];
        /** @description Turn: one of: us, client; several are separated by commas. */
        turn?: components['parameters']['TurnFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OrganisationRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  signInWithPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "authenticatorData": "dGhlIGJ5dGVz",
         *       "clientDataJSON": "dGhlIGJ5dGVz",
         *       "id": "dGhlIGJ5dGVz",
         *       "signature": "dGhlIGJ5dGVz",
         *       "userHandle": "dGhlIGJ5dGVz"
         *     }
         */
        'application/json': components['schemas']['PasskeyAnswerDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  beginPasskeySignIn: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PasskeyRequestDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  payByLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['PayTokenDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CheckoutOpenedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  readPayLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['PayTokenDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PayLinkDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listPayments: {
    parameters: {
      query?: {
        /** @description Only what no invoice has. */
        isUnallocated?: boolean;
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PaymentsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  recordPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "currency": "GBP",
         *       "kind": "bank",
         *       "minor": 120000,
         *       "note": "Cheque 1042",
         *       "payer": "Northgate Ltd",
         *       "receivedOn": "2026-11-20"
         *     }
         */
        'application/json': components['schemas']['RecordPaymentDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PaymentChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PaymentDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  allocatePayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoiceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "minor": 120000,
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['AllocateDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PaymentChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  notePaidBack: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "minor": 120000,
         *       "note": "Paid twice",
         *       "on": "2026-11-20",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['PaidBackDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PaymentChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  releasePayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoiceId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "minor": 120000,
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['AllocateDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PaymentChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listPeople: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Role */
        role?: components['schemas']['Role'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description newest (default), name, or last-seen (most recent first). */
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PeopleDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PersonDetailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeAccountState: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isActive": false
         *     }
         */
        'application/json': components['schemas']['ChangeActiveDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PersonChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeGrants: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "grants": [
         *         "finance"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ChangeGrantsDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PersonChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "manager"
         *     }
         */
        'application/json': components['schemas']['ChangeRoleDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PersonChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  resetSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listPersonSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SessionsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  endPersonSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  endPersonSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
        /** @description Session */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  inviteStaff: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "niamh.doyle@northgate.example",
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['StaffInvitedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  creditPlanItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['VersionDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['InvoiceChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  finishPlanItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['VersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['DraftedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  draftInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['VersionDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['DraftedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getPrivacyState: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OwnPrivacyDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  requestErasure: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
        'application/json': components['schemas']['AskErasureDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  cancelErasure: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  requestExport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
        'application/json': components['schemas']['AskExportDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The archive. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/zip': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  keepAccount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['KeepAccountDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getMailPreferences: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MailPreferencesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeMailPreferences: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "preferences": [
         *         {
         *           "delivery": "daily",
         *           "kind": "request_moves"
         *         }
         *       ],
         *       "timeZone": "Europe/London"
         *     }
         */
        'application/json': components['schemas']['ChangeMailPreferencesDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MailPreferencesChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getProposals: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State. `sent`: of open requests, since only those can be decided. */
        state?: components['parameters']['ProposalState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getProposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalDetailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  acceptProposal: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "481052",
         *       "name": "Amira Khan",
         *       "sha256": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
         *       "terms": true,
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['AcceptDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendAcceptanceCode: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  declineProposal: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "481052",
         *       "reason": "The price is above our budget.",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DeclineDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  deleteProposalDraft: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DraftReadDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  saveProposalDraft: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "exclusions": "## What we do\n\n- A forecast for **4,000 parts**",
         *       "lines": [
         *         {
         *           "quantity": 1500,
         *           "text": "Forecasting model",
         *           "unit": "day",
         *           "unitMinor": 1200000,
         *           "vatRate": 2000
         *         }
         *       ],
         *       "milestones": [
         *         {
         *           "due": "2027-02-01",
         *           "minor": 1200000,
         *           "share": 3000,
         *           "title": "First results"
         *         }
         *       ],
         *       "scope": "## What we do\n\n- A forecast for **4,000 parts**",
         *       "validUntil": "2026-12-31",
         *       "vatNote": "Zero-rated: the customer is outside the UK.",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeDraftDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  startProposalVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['ProposalVersionDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  downloadProposal: {
    parameters: {
      query?: {
        /** @description Default: the latest. */
        version?: number;
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  askAboutProposal: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Is training included?"
         *     }
         */
        'application/json': components['schemas']['QuestionDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  recordPurchaseOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "name": "Amira Khan",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['RecordOrderDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  sendProposal: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DraftReadDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  withdrawProposal: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['WithdrawProposalDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportProposals: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State. `sent`: of open requests, since only those can be decided. */
        state?: components['parameters']['ProposalState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  verifyProposal: {
    parameters: {
      query: {
        /** @description Hash on the paper, SHA-256 in hex. */
        sha256: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['VerifiedDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeRequests: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "action": "assign",
         *       "reason": "Outage at the supplier.",
         *       "rows": [
         *         {
         *           "requestId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *           "version": 1
         *         }
         *       ],
         *       "status": "in_review",
         *       "team": "support",
         *       "urgency": "high"
         *     }
         */
        'application/json': components['schemas']['BulkChangeDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BulkChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportRequests: {
    parameters: {
      query?: {
        /** @description `me`, `none` and the ids of staff; several are separated by commas. */
        assignee?: components['parameters']['AssigneeFilter'];
        /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
        due?: components['parameters']['DueFilter'];
        /** @description Raised from */
        from?: components['parameters']['RaisedFrom'];
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Team: one of: manager, support, none; several are separated by commas. */
        team?: components['parameters']['TeamFilter'];
        /** @description Inclusive. */
        to?: components['parameters']['RaisedTo'];
        /** @description Turn: one of: us, client; several are separated by commas. */
        turn?: components['parameters']['TurnFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listMatchingRequests: {
    parameters: {
      query?: {
        /** @description `me`, `none` and the ids of staff; several are separated by commas. */
        assignee?: components['parameters']['AssigneeFilter'];
        /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
        due?: components['parameters']['DueFilter'];
        /** @description Raised from */
        from?: components['parameters']['RaisedFrom'];
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Team: one of: manager, support, none; several are separated by commas. */
        team?: components['parameters']['TeamFilter'];
        /** @description Inclusive. */
        to?: components['parameters']['RaisedTo'];
        /** @description Turn: one of: us, client; several are separated by commas. */
        turn?: components['parameters']['TurnFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MatchingDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  notePresence: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isHere": true
         *     }
         */
        'application/json': components['schemas']['NotePresenceDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PresenceDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getViews: {
    parameters: {
      query: {
        /**
         * @description Panel
         * @example admin
         */
        panel: components['schemas']['Panel'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SavedViewsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  chooseViews: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "opensWith": "mine",
         *       "panel": "support",
         *       "pinned": [
         *         "mine",
         *         "overdue"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ChooseViewsDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SavedViewsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  saveView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "filters": "status=open&due=overdue",
         *       "isShared": false,
         *       "name": "Overdue this week",
         *       "panel": "support"
         *     }
         */
        'application/json': components['schemas']['SaveViewDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SavedViewsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "filters": "status=open&due=overdue",
         *       "isShared": false,
         *       "name": "Overdue this week",
         *       "panel": "support"
         *     }
         */
        'application/json': components['schemas']['SaveViewDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SavedViewsDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  deleteView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SavedViewsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  raiseRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "contactPhone": "+44 1632 960456",
         *       "currentChallenges": "Planners rely on spreadsheets.",
         *       "description": "Forecast weekly demand for 4,000 parts in three depots.",
         *       "expectedOutcomes": "Fewer stock-outs within a quarter.",
         *       "industry": "Logistics",
         *       "isPrivate": false,
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
          /** @description Path of the new object. */
          Location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestRaisedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRatings: {
    parameters: {
      query?: {
        /** @description Asked on or after this day. Default: the start of the month eleven months ago. */
        from?: string;
        /** @description Asked on or before this day. Default: today. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RatingFiguresDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  giveRating: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reasons": [
         *         "result"
         *       ],
         *       "remark": "The forecast works; the handover could have been longer.",
         *       "score": 5,
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['GiveRatingDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RatingDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getOpenRatings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OpenRatingsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  openRating: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['RatingTokenDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RatingDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  approveTestimonial: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "consent": true,
         *       "shownCompany": "Northgate Logistics",
         *       "shownName": "Amira Khan",
         *       "shownRole": "Head of Operations",
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG",
         *       "wording": "They told us what would not work before we paid for it."
         *     }
         */
        'application/json': components['schemas']['ApproveTestimonialDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RatingDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  withdrawTestimonial: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['RatingTokenDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RatingDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  confirmPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createAccount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getReport: {
    parameters: {
      query?: {
        /** @description Default: `month`. */
        by?: components['parameters']['ReportGrouping'];
        /** @description The first day. Default: the start of the month eleven months ago. */
        from?: components['parameters']['ReportFrom'];
        /** @description Only this team; `none` for requests without a team. */
        team?: components['parameters']['ReportTeam'];
        /** @description The last day; today if absent. */
        to?: components['parameters']['ReportTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ReportDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportReport: {
    parameters: {
      query?: {
        /** @description Default: `month`. */
        by?: components['parameters']['ReportGrouping'];
        /** @description The first day. Default: the start of the month eleven months ago. */
        from?: components['parameters']['ReportFrom'];
        /** @description Only this team; `none` for requests without a team. */
        team?: components['parameters']['ReportTeam'];
        /** @description The last day; today if absent. */
        to?: components['parameters']['ReportTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
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
          'application/json': components['schemas']['RequestAnswerDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  editRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "budget": "15k-50k",
         *       "company": "Northgate Logistics",
         *       "contactEmail": "amira@northgate.example",
         *       "contactPhone": "+44 1632 960456",
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
        'application/json': components['schemas']['EditRequestDto'];
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
          'application/json': components['schemas']['RequestEditedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  assignRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['AssignDto'];
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
          'application/json': components['schemas']['AssignedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequestBilling: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BillingDetailsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeRequestBilling: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "address": "1 High Street\nLeeds\nLS1 1AA",
         *       "company": "Northgate Ltd",
         *       "country": "GB",
         *       "email": "accounts@northgate.example",
         *       "name": "Amira Khan",
         *       "reference": "PO 4711",
         *       "vatNumber": "GB123456789"
         *     }
         */
        'application/json': components['schemas']['ChangeBillingDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['BillingChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSlotsOfRequest: {
    parameters: {
      query?: {
        /** @description Default: today. */
        from?: components['parameters']['SlotsFrom'];
        /** @description The last day; at most 14 days. Default: a week. */
        to?: components['parameters']['SlotsTo'];
        /** @description IANA time zone of the times shown. */
        zone?: components['parameters']['Zone'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SlotsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getCallsOfRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  bookCallOnRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "at": "2026-12-01T10:00:00Z",
         *       "note": "Stock runs out although we forecast it.",
         *       "zone": "Europe/London"
         *     }
         */
        'application/json': components['schemas']['BookOnRequestDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CallBookedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequestComments: {
    parameters: {
      query?: {
        /** @description The `before` of the last response, to read older entries. */
        before?: components['parameters']['Before'];
        /** @description Maximum number of entries. */
        limit?: components['parameters']['ThreadLimit'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CommentsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  commentOnRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "awaitClient": true,
         *       "awaitFile": false,
         *       "reason": "We decided to wait a quarter.",
         *       "status": "in_review",
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
          'application/json': components['schemas']['CommentAddedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRestOfMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Comment id */
        commentId: string;
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RestOfMailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequestHistory: {
    parameters: {
      query?: {
        /** @description The `before` of the last response, to read older entries. */
        before?: components['parameters']['Before'];
        /** @description Maximum number of entries. */
        limit?: components['parameters']['ThreadLimit'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['HistoryDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  revokeInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
        /** @description Invitation */
        invitationId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequestMoney: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RequestMoneyDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRequestNotes: {
    parameters: {
      query?: {
        /** @description The `before` of the last response, to read older entries. */
        before?: components['parameters']['Before'];
        /** @description Maximum number of entries. */
        limit?: components['parameters']['ThreadLimit'];
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NotesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getParticipants: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RequestPeopleDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addParticipant: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amira@northgate.example"
         *     }
         */
        'application/json': components['schemas']['AddParticipantDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeParticipant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
        /** @description Account */
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  setRequestPrivacy: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isPrivate": true,
         *       "organisation": true
         *     }
         */
        'application/json': components['schemas']['PrivacyDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getProposalsOfRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalsOfRequestDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createProposal: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "offer"
         *     }
         */
        'application/json': components['schemas']['NewProposalDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProposalChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getRatingOfRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MaybeRatingDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  reopenRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
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
          'application/json': components['schemas']['RequestMovedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  withdrawRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
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
          'application/json': components['schemas']['RequestMovedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  joinRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
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
        'application/json': components['schemas']['JoinRequestDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['JoinedRequestDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  resendVerification: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  resetPassword: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getResetAccount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG"
         *     }
         */
        'application/json': components['schemas']['ResetTokenDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['EmailDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SecondFactorDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  beginAppSetup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['AppEnrolmentDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  confirmApp: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "123 456",
         *       "name": "Phone"
         *     }
         */
        'application/json': components['schemas']['NewAppDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['FactorAddedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  verifyApp: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "123 456"
         *     }
         */
        'application/json': components['schemas']['CodeDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  renameAuthenticator: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Work laptop"
         *     }
         */
        'application/json': components['schemas']['NameDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  removeAuthenticator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createRecoveryCodes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['RecoveryCodesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "attestationObject": "dGhlIGJ5dGVz",
         *       "clientDataJSON": "dGhlIGJ5dGVz",
         *       "id": "dGhlIGJ5dGVz",
         *       "name": "Work laptop",
         *       "transports": [
         *         "internal"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewPasskeyDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['FactorAddedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  challengePasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PasskeyRequestDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  beginPasskeySetup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PasskeyCreationDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  verifyPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "authenticatorData": "dGhlIGJ5dGVz",
         *       "clientDataJSON": "dGhlIGJ5dGVz",
         *       "id": "dGhlIGJ5dGVz",
         *       "signature": "dGhlIGJ5dGVz",
         *       "userHandle": "dGhlIGJ5dGVz"
         *     }
         */
        'application/json': components['schemas']['PasskeyAnswerDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  verifyRecoveryCode: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "4F7K-Q2ZB-X9WM"
         *     }
         */
        'application/json': components['schemas']['RecoveryCodeDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['NewTokenDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getServiceLevels: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ServiceLevelsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addCalendar: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "holidays": [
         *         "2026-12-28 Boxing Day"
         *       ],
         *       "hours": [
         *         "1 09:00-18:00",
         *         "2 09:00-12:30",
         *         "2 13:30-18:00"
         *       ],
         *       "name": "Cambridge office",
         *       "zone": "Europe/London"
         *     }
         */
        'application/json': components['schemas']['NewCalendarDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CalendarChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeCalendar: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "holidays": [
         *         "2026-12-28 Boxing Day"
         *       ],
         *       "hours": [
         *         "1 09:00-18:00",
         *         "2 09:00-12:30",
         *         "2 13:30-18:00"
         *       ],
         *       "name": "Cambridge office",
         *       "version": 1,
         *       "zone": "Europe/London"
         *     }
         */
        'application/json': components['schemas']['ChangeCalendarDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['CalendarChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changePolicy: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "calendarId": "0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77",
         *       "firstReplyCritical": 120,
         *       "firstReplyHigh": 240,
         *       "firstReplyLow": 540,
         *       "firstReplyMedium": 540,
         *       "nextReplyCritical": 120,
         *       "nextReplyHigh": 240,
         *       "nextReplyLow": 540,
         *       "nextReplyMedium": 540,
         *       "resolutionCritical": 1080,
         *       "resolutionHigh": 2700,
         *       "resolutionLow": 10800,
         *       "resolutionMedium": 5400,
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangePolicyDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['PolicyChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listServices: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ServicesDto'];
        };
      };
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SessionsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  endOtherSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getStaffDashboard: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['StaffDashboardDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  openStream: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last `id` received; missed events are sent first. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An open-ended event stream. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/event-stream': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listSubscribers: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State */
        state?: components['parameters']['SubscriberState'];
        /** @description Subscribers with this topic, in any state. */
        topic?: components['parameters']['NewsletterTopic'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscribersDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getSubscriber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscriberDetailDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  eraseSubscriber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: { [name: string]: unknown };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  releaseSubscriber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscriberChangedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  suppressSubscriber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscriberChangedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  unsubscribeSubscriber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SubscriberChangedDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  exportSubscribers: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur. A single character is ignored. */
        search?: components['parameters']['Search'];
        /** @description State */
        state?: components['parameters']['SubscriberState'];
        /** @description Subscribers with this topic, in any state. */
        topic?: components['parameters']['NewsletterTopic'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A CSV file in UTF-8 with a header row. */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  listSupportRequests: {
    parameters: {
      query?: {
        /** @description `me`, `none` and the ids of staff; several are separated by commas. */
        assignee?: components['parameters']['AssigneeFilter'];
        /** @description Due: one of: overdue, today, week, none; several are separated by commas. */
        due?: components['parameters']['DueFilter'];
        /** @description Raised from */
        from?: components['parameters']['RaisedFrom'];
        /** @description Rows per page. */
        limit?: components['parameters']['RequestLimit'];
        /** @description Default: newest first for times, A to Z for other columns. */
        order?: components['parameters']['Direction'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
        search?: components['parameters']['RequestSearch'];
        /** @description Service type: one of: ai-consulting, data-analytics, machine-learning, ai-integration, custom-app, other; several are separated by commas. */
        serviceType?: components['parameters']['ServiceTypeFilter'];
        /** @description The column to sort by. Default: `created`. */
        sort?: components['parameters']['RequestSort'];
        /** @description Status: one of: pending, assigned, in_review, approved, completed, rejected, withdrawn; several are separated by commas. */
        status?: components['parameters']['RequestStatusFilter'];
        /** @description Team: one of: manager, support, none; several are separated by commas. */
        team?: components['parameters']['TeamFilter'];
        /** @description Inclusive. */
        to?: components['parameters']['RaisedTo'];
        /** @description Turn: one of: us, client; several are separated by commas. */
        turn?: components['parameters']['TurnFilter'];
        /** @description Urgency: one of: low, medium, high, critical; several are separated by commas. */
        urgency?: components['parameters']['UrgencyFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['SupportRequestsDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeSupportRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description The ETag of the version read; if outdated, the response is a 412. */
        'If-Match'?: components['parameters']['IfMatch'];
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
         *       "supportNotes": "Called the client; data sample arrives on Monday."
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
          'application/json': components['schemas']['RequestChangedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getApiTokens: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['OwnApiTokensDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  createApiToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "days": 90,
         *       "name": "Billing sync",
         *       "networks": [
         *         "203.0.113.0/24"
         *       ],
         *       "scopes": [
         *         "requests:read"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewApiTokenDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ApiTokenCreatedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  revokeApiToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getUpcomingReplies: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['UpcomingDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
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
         *       "phone": "+44 1632 960456"
         *     }
         */
        'application/json': components['schemas']['UpdateProfileDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ProfileUpdatedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  verifyEmail: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
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
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      406: components['responses']['NotAcceptable'];
      410: components['responses']['Gone'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getWebhooks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['WebhooksDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  addWebhook: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        /**
         * @example {
         *       "description": "Billing sync",
         *       "types": [
         *         "request.raised"
         *       ],
         *       "url": "https://hooks.northgate.example/requests"
         *     }
         */
        'application/json': components['schemas']['NewWebhookDto'];
      };
    };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['WebhookSecretDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  changeWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "description": "Billing sync",
         *       "types": [
         *         "request.raised"
         *       ],
         *       "url": "https://hooks.northgate.example/requests",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ChangeWebhookDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  getDeliveries: {
    parameters: {
      query?: {
        /** @description Rows per page. */
        limit?: components['parameters']['Limit'];
        /** @description Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search. A page past it answers 422. */
        page?: components['parameters']['Page'];
        /** @description State: one of: waiting, sending, delivered, failed; several are separated by commas. */
        state?: string;
      };
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['DeliveriesDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  resendDelivery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Delivery */
        deliveryId: string;
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  replayWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2027-01-04T09:00:00Z",
         *       "onlyMissed": true,
         *       "until": "2027-01-04T12:00:00Z"
         *     }
         */
        'application/json': components['schemas']['ReplayDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['ReplayedDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['WebhookSecretDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      414: components['responses']['URITooLong'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  setWebhookState: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isActive": true
         *     }
         */
        'application/json': components['schemas']['WebhookStateDto'];
      };
    };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      414: components['responses']['URITooLong'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description Id */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': components['schemas']['MessageDto'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      409: components['responses']['Conflict'];
      414: components['responses']['URITooLong'];
      422: components['responses']['UnprocessableEntity'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
}
