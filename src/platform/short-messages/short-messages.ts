import type { ShortChannel } from '#contract/accounts/notification-words.ts'
import { now } from '#platform/clock.ts'
import type { Config, ShortMessageProvider } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { outbox } from '#platform/mail/tables.ts'
import { digitsOf } from '#shared/phone.ts'

/** `key` names it for ever, so that a provider can tell a repetition. */
type ShortMessage = { key: string; to: string; text: string }
/**
 * SMS and WhatsApp. `channels` are those that work here. `send` throws where the provider is away or asks to be asked later; it answers
 * false where the provider will never take this message, such as one to a number that does not exist.
 */
export type ShortMessages = {
	channels: readonly ShortChannel[]
	send: (channel: ShortChannel, message: ShortMessage) => Promise<boolean>
}

const everyChannel = ['sms', 'whatsapp'] as const
const answersWithinMs = 10_000

/** The channels that work: those with a provider, and outside production all, since there the outbox takes what none is set for. */
export const shortChannelsOf = ({
	production,
	shortMessages,
}: Pick<Config, 'production'> & Partial<Pick<Config, 'shortMessages'>>): readonly ShortChannel[] =>
	everyChannel.filter((channel) => !production || shortMessages?.[channel])

/** By each channel's provider; otherwise, outside production, into the outbox that /dev/outbox shows. */
export const createShortMessages = (config: Pick<Config, 'production' | 'shortMessages'>, { db }: Database): ShortMessages => ({
	channels: shortChannelsOf(config),
	async send(channel, message) {
		const provider = config.shortMessages[channel]
		if (provider) return post(provider, message)
		const { key, to, text } = message
		await db.insert(outbox).values({ key, channel, to, subject: '', text, html: '', createdAt: now() }).onConflictDoNothing()
		return true
	},
})

async function post({ url, token }: ShortMessageProvider, { key, to, text }: ShortMessage): Promise<boolean> {
	const reply = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
		body: JSON.stringify({ to: international(to), text, reference: key }),
		redirect: 'error',
		signal: AbortSignal.timeout(answersWithinMs),
	})
	await reply.body?.cancel()
	if (reply.ok) return true
	// Only what is wrong with this message is final; a wrong token is for whoever runs it to mend.
	if ([400, 404, 410, 422].includes(reply.status)) return false
	throw new Error(`the provider of short messages answered ${reply.status}`)
}

/** '+919822044100'. */
const international = (phone: string) => `+91${digitsOf(phone).slice(-10)}`
