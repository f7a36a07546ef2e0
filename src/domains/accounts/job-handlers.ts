import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { accountMails } from './emails/account-mails.ts'
import { clearOldAccess, mailAccountLocked, mailNewDevice, mailPasswordChanged, sendLink, sendRequestedLink } from './jobs.ts'
import { makeRequestedLink } from './links/make-requested-link.ts'
import { writeLinkMail } from './links/write-link-mail.ts'
import { shortMessageHandler } from './notifications/short-message.ts'
import { removeOldAccess } from './sessions/remove-old-access.ts'
import { momentInWords, writeToOwner } from './write-to-owner.ts'

/** What the worker does for accounts; only the worker imports it. */
export const accountJobHandlers: JobHandler[] = [
	shortMessageHandler,
	jobHandler(clearOldAccess, ({ database: { db } }) => removeOldAccess(db), { at: { hour: 3, minute: 40 } }),
	mailHandler(sendLink, {
		key: ({ tokenId }) => `link:${tokenId}`,
		write: (context, { tokenId }) => writeLinkMail(context, tokenId),
	}),
	mailHandler(sendRequestedLink, {
		key: ({ tokenId }) => `link:${tokenId}`,
		write: async (context, asked) => {
			await context.database.transaction((db) => makeRequestedLink(db, context.keys, asked))
			return writeLinkMail(context, asked.tokenId)
		},
	}),
	mailHandler(mailPasswordChanged, {
		key: ({ userId, version }) => `password-changed:${userId}:${version}`,
		write: (context, { userId, at }) =>
			writeToOwner(context, userId, (about) =>
				writeMail(context.database.db, accountMails.passwordChanged, { ...about, when: momentInWords(at) }),
			),
	}),
	mailHandler(mailNewDevice, {
		key: ({ userId, device, at }) => `new-device:${userId}:${at}:${device}`,
		write: (context, { userId, device, at }) =>
			writeToOwner(context, userId, (about) =>
				writeMail(context.database.db, accountMails.newDevice, { ...about, device, when: momentInWords(at) }),
			),
	}),
	mailHandler(mailAccountLocked, {
		key: ({ userId, until }) => `account-locked:${userId}:${until}`,
		write: async (context, { userId, until }) =>
			userId === null
				? null
				: writeToOwner(context, userId, (about) =>
						writeMail(context.database.db, accountMails.locked, { ...about, when: momentInWords(until) }),
					),
	}),
]
