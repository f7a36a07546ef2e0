/** What somebody may want of the chat; 'unknown' is what it does not try to answer. */
export const intents = [
	'greeting',
	'thanks',
	'service_price',
	'free_hours',
	'repair_status',
	'order_status',
	'next_visit',
	'subscription_plans',
	'my_subscription',
	'working_hours',
	'contact',
	'human',
	'complaint',
	'emergency',
	'cancellation',
	'reschedule_fee',
	'refund',
	'returns',
	'shipping',
	'privacy',
	'payment',
	'invoice',
	'service_area',
	'parts',
	'oil_grade',
	'duration',
	'book_repair',
	'sell_vehicle',
	'used_vehicles',
	'warranty',
	'account',
	'unknown',
] as const
export type Intent = (typeof intents)[number]

/** Who said something: a person, or the program that answers. */
export const chatRoles = ['user', 'bot'] as const

/** Characters of a message, messages of a person in one session, minutes until a silent session ends, and days for which it is kept. */
export const chatLimits = { message: 1000, messages: 60, idleMinutes: 120, keptDays: 90 } as const

/** The wish for a person, which every screen of the chat offers. */
export const askForPerson = 'Talk to a person'
/** The press that makes a chat a complaint. */
export const makeComplaint = 'Make this a complaint'
/** What may be said first, ready to be sent. */
export const firstQuestions = ['Prices for my bike', 'Free hours this week', 'Status of my repair', askForPerson]

export const emptyMessage = 'Please write a message.'
/** Of a session that is full, or in which nothing was said for long. */
export const chatEnded = 'This chat has ended. Please start a new one.'
export const noSuchChat = 'This chat was not found.'
