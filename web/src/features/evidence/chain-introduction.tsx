import { Trans } from "@lingui/react/macro";

/** What the published entries are, and what they prove. */
export function ChainIntroduction() {
  return (
    <>
      <p>
        <Trans>
          Each listing has a chain of records about its agreement, signatures, revoked access, documents, offers and
          deal status. Each record contains the SHA-256 hash of the one before it. Every night we publish one entry,
          computed from the latest hashes of all chains. It contains the hash of the previous entry and says nothing
          about people or listings.
        </Trans>
      </p>
      <p>
        <Trans>
          An entry consists of the date in UTC, the number of chains that have grown, the root of a Merkle tree (RFC
          6962) of their latest hashes, and the hash of the previous entry. Its own hash is the SHA-256 hash of all of
          that. Anyone who has kept an entry can show later that a chain was cut short or rebuilt.
        </Trans>
      </p>
    </>
  );
}
