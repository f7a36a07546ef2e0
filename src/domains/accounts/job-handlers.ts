import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { accountMails } from './emails/account-mails.ts'
import { clearOldAccess, sendAskedLink, sendLink, tellAccountLocked, tellNewDevice, tellPasswordChanged } from './jobs.ts'
import { makeAskedLink } from './links/make-asked-link.ts'
import { writeLinkMail } from './links/write-link-mail.ts'
import { shortMessageHandler } from './notifications/short-message.ts'
import { removeOldAccess } from './sessions/remove-old-access.ts'
import { inWords, writeToOwner } from './write-to-owner.ts'

/** The work behind accounts; imported by the worker only. */
export const accountJobHandlers: JobHandler[] = [
	shortMessageHandler,
	jobHandler(clearOldAccess, ({ database: { db } }) => removeOldAccess(db), { at: { hour: 3, minute: 40 } }),
	mailHandler(sendLink, {
		key: ({ tokenId }) => `link:${tokenId}`,
		write: (context, { tokenId }) => writeLinkMail(context, tokenId),
	}),
	mailHandler(sendAskedLink, {
		key: ({ tokenId }) => `link:${tokenId}`,
		write: async (context, asked) => {
			await context.database.transaction((db) => makeAskedLink(db, context.keys, asked))
			return writeLinkMail(context, asked.tokenId)
		},
	}),
	mailHandler(tellPasswordChanged, {
		key: ({ userId, version }) => `password-changed:${userId}:${version}`,
		write: (context, { userId, at }) =>
			writeToOwner(context, userId, (about) =>
				writeMail(context.database.db, accountMails.passwordChanged, { ...about, when: inWords(at) }),
			),
	}),
	mailHandler(tellNewDevice, {
		key: ({ userId, device, at }) => `new-device:${userId}:${at}:${device}`,
		write: (context, { userId, device, at }) =>
			writeToOwner(context, userId, (about) =>
				writeMail(context.database.db, accountMails.newDevice, { ...about, device, when: inWords(at) }),
			),
	}),
	mailHandler(tellAccountLocked, {
		key: ({ userId, until }) => `account-locked:${userId}:${until}`,
		write: async (context, { userId, until }) =>
			userId === null
				? null
				: writeToOwner(context, userId, (about) => writeMail(context.database.db, accountMails.locked, { ...about, when: inWords(until) })),
	}),
]
