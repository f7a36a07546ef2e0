import type { staffDay } from '#contract/admin/staff-day.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { wholeOrder } from '#contract/staff-words.ts'
import type { StaffRole } from '../session/staff-role.ts'
import type { IconName } from '../ui/icon.tsx'

/** The groups of the company's menu, in its order; one without places is not shown. */
export const placeGroups = ['Work', 'Customers', 'Catalogue', 'Shop', 'Vehicles', 'Plans', 'Money', 'Company'] as const

/** The numbers of the counts call. */
export type CountName = keyof Reply<typeof staffDay.counts>

/** What somebody of the office has to do, told on Today with the way to exactly these: '3 orders to pack'. */
export type Waiting = { count: CountName; one: string; many: string; to: string }

/** How the audit log names what the company's people write to. */
export type Audited = {
	collection: StaffCollection
	/** One of it, before its number: 'Repair'. */
	one: string
	/** There is but one, which has no number. */
	isSingle?: true
	/** Where one of it is shown. */
	path?: (id: string) => string
	/** What is done to it beside creating, changing and deleting: 'recorded the payment'. */
	actions?: Readonly<Record<string, string>>
}

/** What is done to whatever was sold, a repair or an order. */
export const actionsOfSold = {
	'record-payment': 'recorded the payment',
	'record-refund': 'recorded the refund',
	'add-note': 'added an internal note',
}

/** What is done to whatever has photos. */
export const actionsOfPhotos = { 'add-photo': 'added a photo to', 'remove-photo': 'deleted a photo of' }

/** What a declared collection is called, known without its screens. */
export type CollectionWords = {
	/** As in the call's path and in the address of its screens: 'vehicle-models'. */
	name: StaffCollection
	/** Where it is clear among what: 'category'. */
	one: string
	/** Where other collections stand beside it: 'service category'; absent: as `one`. */
	oneInFull?: string
	/** In the plural: 'Service categories'. */
	many: string
	/** In the menu and as the heading of its list, where that is more than `many`. */
	heading?: string
	/** Who makes new ones; absent: whoever sees it. */
	madeBy?: readonly StaffRole[]
}

/** What can be begun from anywhere, by its `key` too; the first one with a key stands on every screen. */
export type PlaceAction = { name: string; to: string; roles: readonly StaffRole[]; key?: string }

/** A screen in the menu of the company's side. A feature declares its own in a file `staff-places.ts`; the frame gathers them. */
export type StaffPlace = {
	group: (typeof placeGroups)[number]
	/** Where in its group, lowest first. */
	rank: number
	to: string
	name: string
	icon: IconName
	roles: readonly StaffRole[]
	/** How much there needs somebody, said as '3 to confirm'; nothing else has a number. */
	count?: { name: CountName; words: string }
	/** What waits there, for Today; its list has as many rows as the number says. */
	waits?: readonly Waiting[]
	/** Stands in a phone's bar beside its menu. */
	inBar?: true
	/** Only this address, not what lies below it. */
	isIndex?: true
	/** What can be begun here from anywhere. */
	actions?: readonly PlaceAction[]
	/** What is changed there, for the audit log. */
	audited?: readonly Audited[]
	/** The declared collection whose screens these are. */
	collection?: CollectionWords
}

export const office = ['staff', 'admin'] as const satisfies readonly StaffRole[]

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

type OfCollection = Pick<StaffPlace, 'group' | 'rank' | 'icon' | 'count'> & {
	roles?: StaffPlace['roles']
	alsoAudited?: readonly Audited[]
	/** What is done to one beside what is done to all collections. */
	actions?: Audited['actions']
	waits?: StaffPlace['waits']
}

/** The place of a declared collection; its screens are declared beside it in `<name>-collection.tsx`. */
export function collectionPlace(
	words: CollectionWords,
	{ roles = office, alsoAudited = [], actions = {}, ...place }: OfCollection,
): StaffPlace {
	const { name, one, oneInFull = one, many, heading = many, madeBy = roles } = words
	const to = `/admin/${name}`
	return {
		...place,
		to,
		name: heading,
		roles,
		actions: madeBy.length > 0 ? [{ name: `New ${oneInFull}`, to: `${to}/new`, roles: madeBy }] : [],
		audited: [
			{
				collection: name,
				one: capital(oneInFull),
				path: (id) => (id === wholeOrder ? to : `${to}/${id}`),
				actions: { order: 'put in order', ...actions },
			},
			...alsoAudited,
		],
		collection: words,
	}
}
