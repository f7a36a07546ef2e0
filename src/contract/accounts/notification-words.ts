/** What we write to somebody for. `bookings` is what he ordered and his account, so it always goes out by mail; all else is his to end. */
export const messagePurposes = ['bookings', 'reminders', 'market', 'plans'] as const
export type MessagePurpose = (typeof messagePurposes)[number]
export type OptionalPurpose = Exclude<MessagePurpose, 'bookings'>

/** By what we write; the short ones go beside the mail, and only where the company has a provider for them. */
export const messageChannels = ['mail', 'sms', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]
export type ShortChannel = Exclude<MessageChannel, 'mail'>

export const channelNames: Record<MessageChannel, string> = { mail: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' }

export const purposeWords: Record<MessagePurpose, { title: string; text: string }> = {
	bookings: {
		title: 'Bookings and orders',
		text: 'What you booked or ordered, your turn for a vehicle, and the safety of your account. The email always comes.',
	},
	reminders: { title: 'Service reminders', text: 'When your bike is due for its next service, and before its papers run out.' },
	market: { title: 'Market and parts', text: 'Vehicles that fit your saved searches, and what you waited for: sold, or back in stock.' },
	plans: { title: 'Plans', text: 'Before your plan ends.' },
}

/** The hours of India in which nobody is written to but about his bookings, unless he chose others; the same hour twice means none. */
export const usualQuietHours = { from: 21, until: 8 } as const

/** Said once a link in a mail, or a mail program's own button, has ended them. */
export const endedWords: Record<OptionalPurpose, string> = {
	reminders: 'You get no more service reminders from us.',
	market: 'You get no more mails about the market and parts from us.',
	plans: 'You get no more mails about your plan from us.',
}

export const bookingsAlwaysCome = 'Mails about your bookings and orders always come.'
export const channelIsOff = 'This is not possible just now. Please choose another way.'
export const phoneIsMissing = 'Please enter your phone number in your profile first.'
export const remindersFirst = 'Please choose service reminders by email first.'
