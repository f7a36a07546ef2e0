import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { accountLockedLetter } from './emails/account-locked-letter.ts'
import { newDeviceLetter } from './emails/new-device-letter.ts'
import { passwordChangedLetter } from './emails/password-changed-letter.ts'
import { clearOldAccess, sendAskedLink, sendVerification, tellAccountLocked, tellNewDevice, tellPasswordChanged } from './jobs.ts'
import { makeAskedLink } from './links/make-asked-link.ts'
import { sendLink } from './links/send-link.ts'
import { removeOldAccess } from './sessions/remove-old-access.ts'
import { inWords, tellOwner } from './tell-owner.ts'

/** The work behind accounts; imported by the worker only. */
export const accountJobHandlers: JobHandler[] = [
	jobHandler(clearOldAccess, ({ database: { db } }) => removeOldAccess(db), { at: '40 3 * * *' }),
	jobHandler(sendVerification, (workshop, { tokenId }) => sendLink(workshop, tokenId)),
	jobHandler(sendAskedLink, async (workshop, asked) => {
		await workshop.database.transaction((db) => makeAskedLink(db, workshop.keys, asked))
		await sendLink(workshop, asked.tokenId)
	}),
	jobHandler(tellPasswordChanged, (workshop, { userId, version, at }) =>
		tellOwner(workshop, userId, `password-changed:${userId}:${version}`, (about) => passwordChangedLetter({ ...about, when: inWords(at) })),
	),
	jobHandler(tellNewDevice, (workshop, { userId, device, at }) =>
		tellOwner(workshop, userId, `new-device:${userId}:${at}:${device}`, (about) =>
			newDeviceLetter({ ...about, device, when: inWords(at) }),
		),
	),
	jobHandler(tellAccountLocked, async (workshop, { userId, until }) => {
		if (userId === null) return
		await tellOwner(workshop, userId, `account-locked:${userId}:${until}`, (about) =>
			accountLockedLetter({ ...about, until: inWords(until) }),
		)
	}),
]
