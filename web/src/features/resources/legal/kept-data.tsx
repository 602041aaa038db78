import { Plural, Trans } from "@lingui/react/macro";
import { REVEAL_RETENTION } from "@vestpocket/domain/access/access.retention";
import { PAST_CONSENT_RETENTION } from "@vestpocket/domain/accounts/accounts.retention";
import { AGREEMENT_RETENTION } from "@vestpocket/domain/agreements/agreements.retention";
import { AUDIT_RETENTION } from "@vestpocket/domain/audit/audit.retention";
import { DELETED_DRAFT_RETENTION, DRAFT_RETENTION } from "@vestpocket/domain/listings/listings.retention";
import { ENDED_MANDATE_RETENTION } from "@vestpocket/domain/mandates/mandates.retention";
import {
  FAILED_MESSAGE_RETENTION,
  PAST_STREAM_CONSENT_RETENTION,
  SENT_MESSAGE_RETENTION,
  SUPPRESSION_RETENTION,
} from "@vestpocket/domain/messages/messages.retention";
import { NOTIFICATION_RETENTION } from "@vestpocket/domain/notifications/notifications.retention";
import { ORDER_RETENTION } from "@vestpocket/domain/orders/orders.retention";
import { PHONE_CODE_RETENTION } from "@vestpocket/domain/phones/phones.retention";
import { REPORT_RETENTION } from "@vestpocket/domain/reports/reports.retention";
import { ROOM_OPENING_RETENTION } from "@vestpocket/domain/rooms/rooms.retention";
import { MATCH_RETENTION } from "@vestpocket/domain/saved-searches/saved-searches.retention";
import { ENDED_SESSION_RETENTION } from "@vestpocket/domain/sessions/sessions.retention";
import { REQUEST_RETENTION } from "@vestpocket/domain/shared/retention";
import { TICKET_RETENTION } from "@vestpocket/domain/tickets/tickets.retention";
import { VISIT_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { KeptFor } from "../../../shared/accounts/kept-for.tsx";
import { Term, Terms } from "../prose.tsx";
import { OfOperator } from "./of-operator.tsx";

/** What data we store about a person and for how long; must match what the server does. */
export function KeptData({ backupDays }: { backupDays: number }) {
  return (
    <>
      <Terms>
        <Term word={<Trans>Your account</Trans>}>
          <Trans>
            Name, email, phone, language, and your password in a form that cannot be read. To know who you are and to
            write to you. Until you delete the account.
          </Trans>
        </Term>
        <Term word={<Trans>What you agreed to</Trans>}>
          <Trans>
            The version of the terms and of this notice, when, in which language, and the sentence you saw. To prove it
            to you and to us. For <KeptFor period={PAST_CONSENT_RETENTION} /> after you delete the account; during that
            time without your name or address, under a code that only your address leads to.
          </Trans>
        </Term>
        <Term word={<Trans>Your listings</Trans>}>
          <Trans>
            What you enter, pictures and a document. To show them to readers. Until you delete the account. We remove
            the location and other data that a camera writes into a picture when you upload it.
          </Trans>
        </Term>
        <Term word={<Trans>Your drafts</Trans>}>
          <Trans>
            What you enter for a listing that you have not posted yet, with its files. So that you can continue on any
            device. Only you see it. Until you post it, for <KeptFor period={DRAFT_RETENTION} /> after your last change,
            or for <KeptFor period={DELETED_DRAFT_RETENTION} /> after you delete it.
          </Trans>
        </Term>
        <Term word={<Trans>An agent’s profile</Trans>}>
          <Trans>
            Brokerage, location, board, picture, designation, and the regulator, number and class of your licence. To
            show members in the directory and to check licences. Until you delete the account; the directory shows it
            while the membership lasts. It shows your email and confirmed phone number to people who are logged in only
            while they are switched on, on your profile page.
          </Trans>
        </Term>
        <Term word={<Trans>Favourites and views</Trans>}>
          <Trans>
            The listings you saved, until you remove them; those you viewed, for <KeptFor period={VISIT_RETENTION} />.
            Only you see them: an owner sees how many people viewed or saved a listing, but not who. An owner also sees,
            day by day, how often a listing was shown, opened, saved and asked about, and may give these numbers to a
            client; never who. It is different for confidential details and deal rooms, as described below.
          </Trans>
        </Term>
        <Term word={<Trans>Searches</Trans>}>
          <Trans>
            How many there were each day, and which found nothing. To see what is missing here. Never who searched.
          </Trans>
        </Term>
        <Term word={<Trans>Saved searches</Trans>}>
          <Trans>
            Their names and filters, and how often to write to you. To tell you of listings. Only you see them, until
            you delete them. Which listings fitted, and which we told you of, for <KeptFor period={MATCH_RETENTION} />.
          </Trans>
        </Term>
        <Term word={<Trans>Mandates</Trans>}>
          <Trans>
            What you look for, a note and, for agents, a client’s name, both encrypted. To tell you of listings that
            fit. Only you see them, until you delete them, or for <KeptFor period={ENDED_MANDATE_RETENTION} /> after
            they end. Owners learn, as a band and never below five, how many people look for something like their
            listing; for this we compare the networks from which accounts used the site in the last 90 days.
          </Trans>
        </Term>
        <Term word={<Trans>Emails about listings</Trans>}>
          <Trans>
            When you asked for them or stopped them, and the sentence you saw. For{" "}
            <KeptFor period={PAST_STREAM_CONSENT_RETENTION} /> after you delete the account; during that time without
            your address, under a code that only it leads to. If email to your address comes back or is reported as
            spam, we note the address so that nothing more is sent to it, for <KeptFor period={SUPPRESSION_RETENTION} />{" "}
            or until you delete the account.
          </Trans>
        </Term>
        <Term word={<Trans>Notifications</Trans>}>
          <Trans>
            What we told you, and how you want to be told. So that you find it again. For{" "}
            <KeptFor period={NOTIFICATION_RETENTION} />. If you turn on notifications of a browser, its address at its
            maker’s service, until you sign out there. The service gets a general sentence, which it cannot read.
          </Trans>
        </Term>
        <Term word={<Trans>Messages about listings</Trans>}>
          <Trans>
            What readers and owners write to each other. To deliver it, and to keep the conversation in both accounts.
            When you delete your account, we remove your name and phone from it; the person you wrote to keeps what you
            wrote, until they delete their account too.
          </Trans>
        </Term>
        <Term word={<Trans>Requests for access</Trans>}>
          <Trans>
            Which listing’s confidential details you asked to see, why, and what the owner decided. The owner sees it
            with your name, email and brokerage. Until you or the owner delete the account.
          </Trans>
        </Term>
        <Term word={<Trans>Confidential details you read</Trans>}>
          <Trans>
            Which confidential details you read, where and when. The owner of the listing sees this with your name and
            brokerage, to know who read what. For <KeptFor period={REVEAL_RETENTION} />, or until you or the owner
            delete the account.
          </Trans>
        </Term>
        <Term word={<Trans>Agreements you sign</Trans>}>
          <Trans>
            The text, your name and that of your account, email, the last four digits of your phone number, for whom you
            signed and your title, how you logged in again to sign, the time, your time zone, IP address, browser and
            session, when you opened the text, and which language came first and why. As evidence for you and the owner:
            you both get a certificate with all of it. Anyone who has it can check it here, and learns nothing about you
            from us. A timestamp authority, if we use one, gets the file’s SHA-256 only. For{" "}
            <KeptFor period={AGREEMENT_RETENTION} /> after the listing has ended, or after your duties have, if that is
            later, even if the account is deleted before then. After that, only the certificate’s SHA-256 and the time
            stay.
          </Trans>
        </Term>
        <Term word={<Trans>Pages you open in deal rooms</Trans>}>
          <Trans>
            Which pages of which documents you opened or downloaded, and when; for how long, only for a document for
            which you turned that on. The owner of the listing sees it with your name and email. For{" "}
            <KeptFor period={ROOM_OPENING_RETENTION} />, or until you delete your account.
          </Trans>
        </Term>
        <Term word={<Trans>Marks on pages of deal rooms</Trans>}>
          <Trans>
            Every page and every marked copy that you get is drawn for you alone. It carries your email, the time and a
            code, and an invisible mark that leads to you. If a page gets out, we can find out whose copy it was and
            tell the owner. The mark is in the page itself; we keep no copy of it.
          </Trans>
        </Term>
        <Term word={<Trans>Questions in deal rooms</Trans>}>
          <Trans>
            What you ask an owner in a listing’s deal room, and the answers. The owner sees your name; other readers of
            the room read answered questions without it. As long as the listing exists; if you delete your account
            before then, unanswered questions are deleted, and the rest stays without your name.
          </Trans>
        </Term>
        <Term word={<Trans>Offers</Trans>}>
          <Trans>
            The non-binding offers that you make or receive, with every version and note. Only you and the other side
            can read them. We keep them for as long as the agreements about the listing; if you delete your account
            before then, your name is removed, and once both sides have deleted theirs, the offers are deleted.
          </Trans>
        </Term>
        <Term word={<Trans>Reports</Trans>}>
          <Trans>
            Which conversation or listing you reported, why, and what we decided. To act on it and to notice when it
            happens again. For <KeptFor period={REPORT_RETENTION} /> after the decision, without your name if you delete
            your account before then. The person you report does not learn who it was.
          </Trans>
        </Term>
        <Term word={<Trans>Tickets</Trans>}>
          <Trans>
            What you write to us and our answers, with the email you provided. To help you. A link in our emails opens
            the ticket for 90 days, for whoever has it. We keep it for <KeptFor period={TICKET_RETENTION} /> after the
            last change, even if the account is deleted before then; you can ask us to delete them sooner, as described
            below.
          </Trans>
        </Term>
        <Term word={<Trans>Where you log in</Trans>}>
          <Trans>
            Time, browser and IP address of each session. So that you can see and end them, and recognize a stranger’s.
            For <KeptFor period={ENDED_SESSION_RETENTION} /> after the session has ended, or until you delete the
            account.
          </Trans>
        </Term>
        <Term word={<Trans>How you log in</Trans>}>
          <Trans>
            Public keys and names of your passkeys, the encrypted secret of your authenticator app, and recovery codes
            in a form that cannot be read. To let you in. Until you remove them or delete the account.
          </Trans>
        </Term>
        <Term word={<Trans>Forms you send</Trans>}>
          <Trans>
            A fingerprint of each form you send, with our answer, so that a form sent twice counts once. For{" "}
            <KeptFor period={REQUEST_RETENTION} />.
          </Trans>
        </Term>
        <Term word={<Trans>Attempts</Trans>}>
          <Trans>
            Counts of log-ins, codes and other requests by IP address, email, phone number and account. To stop password
            guessing and abuse. From minutes to a day; codes by text message for{" "}
            <KeptFor period={PHONE_CODE_RETENTION} />.
          </Trans>
        </Term>
        <Term word={<Trans>Emails and texts to you</Trans>}>
          <Trans>
            Recipient, subject and time, for <KeptFor period={SENT_MESSAGE_RETENTION} />, or{" "}
            <KeptFor period={FAILED_MESSAGE_RETENTION} /> if a message could not be delivered. Its content is encrypted
            until it is sent, then erased.
          </Trans>
        </Term>
        <Term word={<Trans>Administrators’ decisions</Trans>}>
          <Trans>
            Why an account was disabled, a listing removed, or a verification granted or removed. To be accountable for
            it. Until the account is deleted.
          </Trans>
        </Term>
        <Term word={<Trans>Administrators’ notes</Trans>}>
          <Trans>
            What administrators noted about you or your orders, such as a phone call. So that the person who answers you
            knows about it. Until the account is deleted.
          </Trans>
        </Term>
        <Term word={<Trans>Orders and receipts</Trans>}>
          <Trans>
            What was bought, when, at what price and tax, the last four digits of the card, and for whom the receipt is
            made out: your name, and the company, address and tax number that you entered. The law requires us to keep
            our books for six years after the end of the tax year, so these stay after the account is deleted, for{" "}
            <KeptFor period={ORDER_RETENTION} /> from their last change.
          </Trans>
        </Term>
        <Term word={<Trans>A saved card</Trans>}>
          <Trans>
            If you choose to save one when you pay: its brand, last four digits and expiry date, and the payment
            provider’s ID for it. So that you can pay again without typing it, and for renewals that you turn on. Until
            you remove it or the account is deleted, and then the payment provider deletes it too.
          </Trans>
        </Term>
        <Term word={<Trans>The audit log</Trans>}>
          <Trans>
            Who did what and when, by account ID, and from which IP address. To prove what happened to an account or a
            listing. It contains no names and nothing you wrote. For <KeptFor period={AUDIT_RETENTION} />, even if the
            account is deleted before then. During that time nobody can change or delete it.
          </Trans>
        </Term>
      </Terms>
      <p className="text-14 text-muted">
        <Trans>
          Backups contain the same data. Each is deleted after{" "}
          <OfOperator>
            <Plural value={backupDays} one="# day" other="# days" />
          </OfOperator>
          , and is used only to restore the site.
        </Trans>
      </p>
    </>
  );
}
