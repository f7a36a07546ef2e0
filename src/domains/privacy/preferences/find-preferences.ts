import { eq } from 'drizzle-orm'
import { type MessageChannel, type MessagePurpose, messagePurposes, type ShortChannel } from '#contract/accounts/notification-words.ts'
import type { Preferences } from '#contract/privacy/privacy.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findQuietHours } from '#platform/mail/quiet-until.ts'
import { notificationChoices } from '#platform/mail/tables.ts'
import { listConsents } from '../list-consents.ts'

/** What the caller is written to about and by which channels, where `channels` work beside the mail. Three statements. */
export async function findPreferences(db: ReadDb, { id }: Actor, channels: readonly ShortChannel[]): Promise<Preferences> {
	const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.customerId, id))
	const choice = (purpose: MessagePurpose, channel: MessageChannel) =>
		chosen.find((one) => one.purpose === purpose && one.channel === channel)?.isOn
	const isReminded = (await listConsents(db, id)).some(
		({ purpose, withdrawnAt }) => purpose === 'service_reminders' && withdrawnAt === null,
	)
	const { from, until } = await findQuietHours(db, id)
	return {
		channels: ['mail', ...channels],
		purposes: messagePurposes.map((purpose) => {
			const isWanted = purpose !== 'reminders' || isReminded
			const byShort = (channel: ShortChannel) => isWanted && channels.includes(channel) && choice(purpose, channel) === true
			return { purpose, mail: isWanted && choice(purpose, 'mail') !== false, sms: byShort('sms'), whatsapp: byShort('whatsapp') }
		}),
		quiet_from: from,
		quiet_until: until,
	}
}
