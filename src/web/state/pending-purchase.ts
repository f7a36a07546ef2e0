import { isRecord } from '#shared/is-record.ts'
import { stored } from '../browser/stored.ts'

export type PendingPurchaseLine = {
	name: string
	bike: string /** Rupees, of all pieces; null while it is not known. */
	price: number | null
}

const isLine = (value: unknown): value is PendingPurchaseLine =>
	isRecord(value) &&
	typeof value.name === 'string' &&
	typeof value.bike === 'string' &&
	(value.price === null || typeof value.price === 'number')

/** What somebody was about to buy on the page at `path`, shown at the login that comes between; the page itself stores what it needs. */
export const pendingPurchase = stored<{ path: string; lines: PendingPurchaseLine[] }>('wanted', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.path === 'string' && Array.isArray(value.lines)
			? { path: value.path, lines: value.lines.filter(isLine) }
			: null,
})
