import type { PhotoMoment } from '#contract/doorstep/photo-words.ts'
import type { Deletion, OwnData } from '#contract/privacy/privacy.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { OwnAccount } from './find-own-account.ts'

/**
 * Whose data they are; `addressOf` tells where a stored file can be read, in full, and `linkTo` the same of a photo of work, which only a
 * link opens; `linkToPaper` of a private document, whose link opens it for some minutes (B.R-29).
 */
export type DataOwner = {
	actor: Actor
	account: OwnAccount
	addressOf: (key: string) => string
	linkTo: (photo: { fileKey: string; moment: PhotoMoment }) => string
	linkToPaper: (paper: { key: string; filename: string }) => string
}

/**
 * What a domain holds about a person (D-43). `privacy` puts the parts of all domains together: a domain that comes to hold something
 * about people exports one (decision 0018).
 */
export type PersonalData = {
	/** Its part of the file that the person may carry away. */
	exportOwn: (db: ReadDb, owner: DataOwner) => Promise<Partial<OwnData>>
	/** Removes whatever identifies a deleted customer, but for what an invoice needs. Refuses nothing: `listOpen` does that beforehand. */
	forget: (db: Db, customer: { id: number; email: string }) => Promise<void>
	/** What is still to be done for a customer and keeps the account from being deleted, the next first. */
	listOpen?: (db: ReadDb, customerId: number) => Promise<Deletion['blocked_by']>
	/** What is still to be given back to a customer. */
	listRefunds?: (db: ReadDb, customerId: number) => Promise<Deletion['refunds']>
}
