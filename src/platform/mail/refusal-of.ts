/** Reply and enhanced status code (RFC 3463, RFC 7505): no such mailbox, no such system, no address, moved away, a system without mail. */
const noSuchMailbox = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/

/**
 * The codes by which a mail server says for good that there is no such mailbox, without its words, which may name it; undefined of any
 * other failure. What it refuses because of the sender or the words, whoever runs the product may mend while the mail waits.
 */
export const refusalOf = (error: unknown) => noSuchMailbox.exec((error as { response?: string } | null)?.response ?? '')?.[0]
