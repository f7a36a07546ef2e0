import {
	bookingsAlwaysCome,
	channelIsOff,
	type MessageChannel,
	phoneIsMissing,
	remindersFirst,
	type ShortChannel,
} from '#contract/accounts/notification-words.ts'
import type { PreferenceChange, Preferences } from '#contract/privacy/privacy.ts'
import { findPhone } from '#domains/accounts/find-phone.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { quietHours } from '#platform/mail/tables.ts'
import { changeConsents } from '../change-consents.ts'
import { findPreferences } from './find-preferences.ts'
import { setChoice } from './set-choice.ts'

/**
 * Changes one of the caller's choices, or his quiet hours. Reminders by mail are his consent, which is given or taken back here too. Throws
 * 400 for ending the mails about bookings, a channel that does not work here, a short message without a phone number in the profile, and
 * reminders by short message without the consent to them.
 */
export async function changePreferences(
	db: Db,
	actor: Actor,
	change: PreferenceChange,
	channels: readonly ShortChannel[],
): Promise<Preferences> {
	await holdAccount(db, actor, { alone: true })
	if ('quiet_from' in change) {
		const hours = { fromHour: change.quiet_from, untilHour: change.quiet_until }
		await db
			.insert(quietHours)
			.values({ customerId: actor.id, ...hours })
			.onConflictDoUpdate({ target: quietHours.customerId, set: hours })
	} else await choose(db, actor, change, channels)
	await recordChange(db, { collection: 'consents', id: actor.id, customerId: actor.id })
	return findPreferences(db, actor, channels)
}

type Choice = Extract<PreferenceChange, { channel: MessageChannel }>

async function choose(db: Db, actor: Actor, { purpose, channel, on: isOn }: Choice, channels: readonly ShortChannel[]) {
	if (channel === 'mail' && purpose === 'reminders') return changeConsents(db, actor, { service_reminders: isOn })
	if (channel === 'mail' && purpose === 'bookings') {
		if (isOn) return
		throw refuse(bookingsAlwaysCome)
	}
	if (channel !== 'mail' && isOn) await refuseShort(db, actor, { purpose, channel }, channels)
	await setChoice(db, { customerId: actor.id, purpose, channel, isOn })
}

type Short = { purpose: Choice['purpose']; channel: ShortChannel }
async function refuseShort(db: Db, actor: Actor, { purpose, channel }: Short, channels: readonly ShortChannel[]) {
	if (!channels.includes(channel)) throw refuse(channelIsOff)
	if ((await findPhone(db, actor.id)) === null) throw refuse(phoneIsMissing)
	const { purposes } = await findPreferences(db, actor, channels)
	if (purpose === 'reminders' && !purposes.some((one) => one.purpose === purpose && one.mail)) throw refuse(remindersFirst)
}
