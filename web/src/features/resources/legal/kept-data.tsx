import { Trans } from "@lingui/react/macro";
import { Term, Terms } from "../prose.tsx";

/** What the database holds about a person, and until when; it says what the server does. */
export function KeptData() {
  return (
    <>
      <Terms>
        <Term word={<Trans>Your account</Trans>}>
          <Trans>
            Names, e-mail, phone, language, and your password in a form from which it cannot be read. To know who you
            are and to write to you. Until you delete the account.
          </Trans>
        </Term>
        <Term word={<Trans>Your listings</Trans>}>
          <Trans>
            What you enter, pictures and a document. To show them to readers. Until you delete the account. The location
            and other notes that a camera writes into a picture are removed when it arrives.
          </Trans>
        </Term>
        <Term word={<Trans>An agent’s profile</Trans>}>
          <Trans>
            Brokerage, place, board, picture, regulator and licence number. To show members in the directory and to
            verify them. Until you delete the account; the directory shows it while the membership lasts.
          </Trans>
        </Term>
        <Term word={<Trans>Favourites and views</Trans>}>
          <Trans>
            The listings you marked, until you take them out; those you opened, for 90 days. They are for you alone: an
            owner sees how many people viewed a listing, never who.
          </Trans>
        </Term>
        <Term word={<Trans>Searches</Trans>}>
          <Trans>
            How many there were each day, and what was searched for and not found. To see what is missing here. Never by
            whom.
          </Trans>
        </Term>
        <Term word={<Trans>Messages about listings</Trans>}>
          <Trans>
            What readers and owners write to each other. To deliver it, and to keep the conversation in both accounts.
            When you delete yours, your name and phone are taken out of it; what you wrote stays with the person you
            wrote to.
          </Trans>
        </Term>
        <Term word={<Trans>Tickets</Trans>}>
          <Trans>
            What you write to us and our answer, with the e-mail you gave. To help you. No date is set for deleting
            them; ask for it as below.
          </Trans>
        </Term>
        <Term word={<Trans>Where you log in</Trans>}>
          <Trans>
            Time, browser and internet address of each session. So that you can see and end them. Until you delete the
            account.
          </Trans>
        </Term>
        <Term word={<Trans>Attempts</Trans>}>
          <Trans>
            Counts of log-ins, codes and other calls by address and account. To stop guessing and flooding. From minutes
            to a day; codes by text message for two days.
          </Trans>
        </Term>
        <Term word={<Trans>E-mails and texts to you</Trans>}>
          <Trans>
            Recipient and time, for 30 days, or 90 where a message could not be delivered. What it says is encrypted
            while it waits and erased once it is sent.
          </Trans>
        </Term>
        <Term word={<Trans>What administrators decide</Trans>}>
          <Trans>
            Why an account was closed, a listing removed, or a verification given or taken back. To answer for it. Until
            the account is deleted.
          </Trans>
        </Term>
        <Term word={<Trans>Orders and receipts</Trans>}>
          <Trans>
            What was bought, when, at what price and tax, under the account’s number. The law has us keep the books for
            at least six years, so these stay after the account is deleted.
          </Trans>
        </Term>
        <Term word={<Trans>The audit log</Trans>}>
          <Trans>
            Who did what and when, by the account’s number, and from which internet address. To prove what happened to
            an account or a listing. It holds no names and nothing you wrote, and cannot be changed, so it stays too.
          </Trans>
        </Term>
      </Terms>
      <p className="text-14 text-muted">
        <Trans>Backups hold the same data for as long as the operator of this site keeps them.</Trans>
      </p>
    </>
  );
}
